import type { Metadata } from 'next'
import { cache, type CSSProperties } from 'react'
import { getServiceLook } from '@/collections/services/operations'
import { FiberClosing } from '@/components/content/fiber-closing'
import { FiberHero } from '@/components/content/fiber-hero'
import { FiberPlant } from '@/components/content/fiber-plant'
import { FiberWhy } from '@/components/content/fiber-why'
import { Gallery } from '@/components/content/gallery'
import { getFiberPage } from '@/globals/fiber-page/operations'
import { publicRequest } from '@/lib/server/public-request'
import { JsonLd, serviceLd } from '../services/json-ld'
import { pageMetadata, siteSettings } from '../site-data'

const path = '/fiber-installation'

const fiberPage = cache(async () => {
  const req = await publicRequest()
  return req && getFiberPage(req)
})

/** The head of the page; both of its addresses name one of them as the right one. */
export async function generateMetadata(): Promise<Metadata> {
  const page = await fiberPage()
  return page ? pageMetadata({ title: 'Fiber Installation Services', path, description: page.intro }) : {}
}

/** Fiber installation, outside and inside of buildings. */
export default async function FiberInstallationPage() {
  const req = await publicRequest()
  if (!req) return null
  const [settings, page, look] = await Promise.all([
    siteSettings(),
    fiberPage(),
    getServiceLook(req, 'fiber-installation'),
  ])
  if (!settings || !page) return null
  const strand = look?.strand ?? 'orange'
  return (
    <div style={{ '--strand': `var(--strand-${strand})` } as CSSProperties}>
      <FiberHero page={page} picture={look?.picture ?? null} />
      <FiberWhy title={page.whyTitle} reasons={page.why} />
      <FiberPlant id="outside-plant" plant={page.osp} />
      <FiberPlant id="inside-plant" plant={page.isp} standards={page.standards} isFlipped />
      {page.gallery.length > 0 && (
        <section className="border-t border-line bg-sunken" aria-labelledby="gallery-title">
          <div className="page py-16 md:py-24">
            <h2 id="gallery-title" className="mb-10 text-5">
              Gallery
            </h2>
            <Gallery pictures={page.gallery} strand={strand} />
          </div>
        </section>
      )}
      <FiberClosing title={page.closingTitle} text={page.closingText} />
      <JsonLd graph={[serviceLd({ name: page.title, description: page.intro, path, company: settings.companyName })]} />
    </div>
  )
}
