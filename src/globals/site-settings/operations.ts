import type { PayloadRequest } from 'payload'
import { untilContentChanges } from '@/lib/server/until-content-changes'
import type { SiteSetting } from '@/payload-types'

/** Everything that names the company; read once, and again when content has changed. */
export const getSiteSettings = untilContentChanges((req: PayloadRequest): Promise<SiteSetting> =>
  req.payload.findGlobal({
    slug: 'site_settings',
    depth: 0,
    req,
    // The panel shows the record to administrators only; pages and mails choose from it what they print.
    overrideAccess: true,
  }),
)

/** One of the services that the header links to. */
export type ServiceStatus = { isOffline: boolean; url: string }

/** Whether the quote form and the portal are up, and where they are. */
export async function getSubdomainStatus(req: PayloadRequest): Promise<{ rfq: ServiceStatus; app: ServiceStatus }> {
  const { rfq, app } = await getSiteSettings(req)
  const present = (service: typeof rfq): ServiceStatus => ({ isOffline: service.isOffline ?? false, url: service.url })
  return { rfq: present(rfq), app: present(app) }
}
