import clsx from 'clsx'
import { buttonClass } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
import { SiteLink } from '@/components/ui/site-link'
import { siteSettings } from './site-data'

/** Every address that leads nowhere. */
export default async function NotFound() {
  const settings = await siteSettings()
  return (
    <div className="page grid items-center gap-x-8 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
      {/* React moves these into the head; the page cache makes the status of the first (page-cache.cjs). */}
      <meta name="status" content="404" />
      <meta name="robots" content="noindex" />
      <title>{clsx('404 Page Not Found', settings && `| ${settings.companyName}`)}</title>
      <div className="lg:col-span-6">
        <h1 className="text-6">404 Page Not Found</h1>
        <p className="mt-5 max-w-measure text-3 text-ink-muted">Did you forget to add the page to the router?</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <SiteLink href="/" className={buttonClass('primary')}>
            Go to the home page
          </SiteLink>
          <SiteLink href="/services" className={buttonClass('secondary')}>
            See our services
          </SiteLink>
        </div>
      </div>
      <Drawing url="/drawings/not-found.svg" className="aspect-3/2 w-full text-ink-muted lg:col-span-6" />
    </div>
  )
}
