import type { CSSProperties } from 'react'
import { fiberTexts } from '@/collections/content-elements/texts/fiber'
import { getServiceLook } from '@/collections/services/operations'
import { FiberClosing } from '@/components/content/fiber-closing'
import { FiberGalleries } from '@/components/content/fiber-galleries'
import { FiberHero } from '@/components/content/fiber-hero'
import { FiberPlant } from '@/components/content/fiber-plant'
import { FiberWhy } from '@/components/content/fiber-why'
import { plainText } from '@/components/content/inline-html'
import { env } from '@/env'
import { type FiberPageContent, getFiberPage } from '@/globals/fiber-page/operations'
import { publicRequest } from '@/lib/server/public-request'
import { ScreenData } from '../json-ld/page-data'
import { offerCatalog, serviceLd } from '../json-ld/services'
import { type Screen, screens } from '../screens'
import { elementsOf, screenMetadata } from '../site-data'

/** The head of the page; both of its addresses name one of them as the right one. */
export const generateMetadata = () => screenMetadata('fiber-installation')

type Look = Awaited<ReturnType<typeof getServiceLook>>
type Texts = Record<keyof typeof fiberTexts, string>

/** The service, and the works outside and inside of buildings that it consists of. */
function SearchData({ page: { osp, isp }, texts, look }: { page: FiberPageContent; texts: Texts; look: Look }) {
  const { path, title, description }: Screen = screens['fiber-installation']
  const plants = [
    { name: texts['fiber-osp-title'], works: osp.works },
    { name: texts['fiber-isp-title'], works: isp.works },
  ]
  const catalogs = plants.map(({ name, works }) =>
    offerCatalog(
      plainText(name),
      works.map((work) => ({ '@type': 'Service', name: work.title, description: work.text })),
    ),
  )
  const described = { name: look?.name ?? title, description: look?.shortDescription ?? description ?? title, path }
  const service = { ...serviceLd(described, env.SITE_URL), hasOfferCatalog: catalogs }
  return <ScreenData name="fiber-installation" more={[service]} />
}

/** Fiber installation, outside and inside of buildings. */
export default async function FiberInstallationPage() {
  const req = await publicRequest()
  if (!req) return null
  const [texts, page, look] = await Promise.all([
    elementsOf(fiberTexts),
    getFiberPage(req),
    getServiceLook(req, 'fiber-installation'),
  ])
  if (!texts) return null
  const strand = look?.strand ?? 'orange'
  const text = (id: keyof typeof fiberTexts) => ({ id, html: texts[id] })
  return (
    <div style={{ '--strand': `var(--strand-${strand})` } as CSSProperties}>
      <FiberHero texts={texts} picture={look?.picture ?? null} />
      <FiberWhy title={texts['fiber-why-title']} reasons={page.why} />
      <FiberPlant id="outside-plant" title={text('fiber-osp-title')} intro={text('fiber-osp-intro')} plant={page.osp} />
      <FiberPlant
        id="inside-plant"
        title={text('fiber-isp-title')}
        intro={text('fiber-isp-intro')}
        plant={page.isp}
        standards={{ title: texts['fiber-standards-title'], names: page.standards }}
        isFlipped
      />
      <FiberGalleries texts={texts} galleries={page.galleries} strand={strand} />
      <FiberClosing title={texts['fiber-closing-title']} text={texts['fiber-closing-text']} />
      <SearchData page={page} texts={texts} look={look} />
    </div>
  )
}
