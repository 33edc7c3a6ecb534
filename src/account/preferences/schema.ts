import { z } from 'zod'

/** The mails that a person may do without, in the order of the settings. */
export const mailKinds = [
  { value: 'projects', label: 'Projects', hint: 'Answers, updates and changes of status of your projects.' },
  { value: 'requests', label: 'Service requests', hint: 'Answers and changes of status of your requests.' },
  { value: 'billing', label: 'Billing', hint: 'New invoices.' },
] as const

/** One kind of mail. */
export type MailKind = (typeof mailKinds)[number]['value']

/** Which kinds of mail a person gets. */
export type MailPreferences = Record<MailKind, boolean>

const choice = z.boolean('Choose on or off').optional()

/** A change of some of the choices; the others stay. */
export const preferencesForm = z.object({ projects: choice, requests: choice, billing: choice })
export type PreferencesForm = z.infer<typeof preferencesForm>
