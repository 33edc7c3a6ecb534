import { z } from 'zod'
import { retentionPeriods } from '@/retention/schema'
import { emailOf, lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'
import { closedDays, keptHolidays, openingTimes } from './opening-schema'

/** Rows that a list of the settings takes. */
export const MOST_ROWS = 24

const line = (label: string, max = 240) => lineOf(1, max, `${label} is required`)
const optionalLine = (max = 240) => optionalOf(lineOf(0, max)).transform((value) => value ?? null)
const optionalText = (max: number) => optionalOf(textOf(0, max)).transform((value) => value ?? null)
const mailbox = emailOf('Please enter a valid email address')
const degrees = (label: string, most: number) => {
  const rule = `${label} is a number from -${most} to ${most}`
  return z.number(rule).min(-most, rule).max(most, rule)
}
// A row keeps its identity, so that the trail of changes names what was really changed.
const rowId = z
  .string()
  .max(40)
  .nullish()
  .transform((value) => value ?? undefined)

/** Where the header links to: a path of this site, or another site. */
export const SERVICE_ADDRESS = /^(\/(?!\/)|https?:\/\/)/
/** What is said of an address that is neither. */
export const SERVICE_ADDRESS_RULE = 'A path such as /rfq, or an address with https://'

const service = z.object({
  isOffline: z.boolean('isOffline is true or false'),
  url: line('The address', 500).regex(SERVICE_ADDRESS, SERVICE_ADDRESS_RULE),
})

/** The parts of the site settings that are edited on the screen of settings, each saved for itself. */
export const settingsSections = {
  company: z.object({
    companyName: line('The company name'),
    tagline: line('The tagline'),
    description: textOf(1, 400, 'The description is required'),
    phone: line('The phone number'),
    email: mailbox,
    footerNote: optionalLine(),
  }),
  status: z.object({ rfq: service, app: service }),
  recipients: z.object({ rfqRecipient: mailbox, contactRecipient: mailbox, careersRecipient: mailbox }),
  offices: z.object({
    offices: z
      .array(
        z.object({
          id: rowId,
          name: line('The name'),
          description: optionalLine(400),
          street: line('The street'),
          city: line('The city'),
          state: line('The state'),
          zip: line('The ZIP code'),
          phone: optionalLine(),
          latitude: degrees('The latitude', 90),
          longitude: degrees('The longitude', 180),
        }),
      )
      .max(MOST_ROWS, `At most ${MOST_ROWS} offices`),
  }),
  hours: z.object({
    hours: z
      .array(z.object({ id: rowId, days: line('The days'), hours: line('The hours') }))
      .max(MOST_ROWS, `At most ${MOST_ROWS} lines`),
    serviceHours: optionalText(400),
    openingTimes,
    keptHolidays,
    closedDays,
  }),
  privacy: retentionPeriods,
} as const
/** A part of the settings that has a form. */
export type SettingsSection = keyof typeof settingsSections

/** The body of `PATCH /api/admin/settings`: the fields of a section, or of several. */
export const settingsPatch = z
  .object({
    ...settingsSections.company.shape,
    ...settingsSections.status.shape,
    ...settingsSections.recipients.shape,
    ...settingsSections.offices.shape,
    ...settingsSections.hours.shape,
    ...settingsSections.privacy.shape,
  })
  .partial()
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'There is nothing to change')
export type SettingsPatch = z.output<typeof settingsPatch>

/** The site settings as the screen of settings has them. `updatedAt` is empty while nothing was saved. */
export type SettingsRecord = { [Name in keyof SettingsPatch]: unknown } & { updatedAt: string }
