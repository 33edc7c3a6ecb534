import type { PayloadRequest } from 'payload'
import { isStale } from '@/lib/server/etag'
import { UNNAMED } from '@/lib/server/mail-transport'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { untilContentChanges } from '@/lib/server/until-content-changes'
import type { SiteSetting } from '@/payload-types'
import { dayStored } from '@/lib/shared/days'
import { settingsPatch, type SettingsPatch, type SettingsRecord } from './schema'

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

/** The settings that the mails of public forms need. A site that nobody has filled in yet takes requests, too. */
export async function getFormSettings(req: PayloadRequest): Promise<SiteSetting> {
  const settings = await getSiteSettings(req)
  const email = settings.email || UNNAMED.address
  return {
    ...settings,
    companyName: settings.companyName || UNNAMED.name,
    phone: settings.phone || '',
    email,
    rfqRecipient: settings.rfqRecipient || email,
    contactRecipient: settings.contactRecipient || email,
    careersRecipient: settings.careersRecipient || email,
  }
}

/** One of the services that the header links to. */
export type ServiceStatus = { isOffline: boolean; url: string }

/** Whether the quote form and the portal are up, and where they are. */
export async function getSubdomainStatus(req: PayloadRequest): Promise<{ rfq: ServiceStatus; app: ServiceStatus }> {
  const { rfq, app } = await getSiteSettings(req)
  const present = (service: typeof rfq): ServiceStatus => ({ isOffline: service.isOffline ?? false, url: service.url })
  return { rfq: present(rfq), app: present(app) }
}

const editable = Object.keys(settingsPatch.shape) as (keyof SettingsPatch)[]

const present = (settings: SiteSetting): SettingsRecord => ({
  ...Object.fromEntries(editable.map((name) => [name, settings[name] ?? null])),
  keptHolidays: settings.keptHolidays ?? [],
  closedDays: (settings.closedDays ?? []).map(({ day, ...row }) => ({ ...row, day: dayStored(day) })),
  updatedAt: settings.updatedAt ?? '',
})

/** The settings for the screen that edits them, as they are stored now. */
export async function getSettingsRecord(req: PayloadRequest): Promise<SettingsRecord> {
  const settings = await req.payload.findGlobal({
    slug: 'site_settings',
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return present(settings)
}

/**
 * Changes some of the settings; the others stay as they are.
 * @returns the stored settings, or the newer ones when the caller's `If-Match` was stale
 */
export const updateSettings = (
  req: PayloadRequest,
  changes: SettingsPatch,
): Promise<{ stored: SettingsRecord } | { stale: SettingsRecord }> =>
  inTransaction(req, async () => {
    // Two who save go one after the other.
    await sqlOf(req).query('select pg_advisory_xact_lock(hashtext($1))', ['site_settings'])
    const current = await getSettingsRecord(req)
    if (isStale(req, current.updatedAt)) return { stale: current }
    const saved = await req.payload.updateGlobal({
      slug: 'site_settings',
      data: changes,
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
    return { stored: present(saved) }
  })
