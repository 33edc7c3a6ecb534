import type { Field, GlobalConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins } from '@/access/rules'
import { shownAs } from '@/fields/decimal'
import { defaults, reminderDaysOf } from './defaults'

const isTimeZone = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }))
  } catch {
    return false
  }
}

const whole = (
  name: keyof typeof defaults,
  label: string,
  max: number,
  description: string,
  components?: ReturnType<typeof shownAs>,
): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: defaults[name],
  min: 0,
  max,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) || `A whole number from 0 to ${max}`,
  admin: { description, components },
})

/** How credit notes are numbered, and when who is late is written to. */
const followUp: Field[] = [
  {
    name: 'creditPrefix',
    label: 'Credit note numbers begin with',
    type: 'text',
    required: true,
    defaultValue: defaults.creditPrefix,
    validate: (value: unknown, { data }: { data: unknown }) => {
      if (typeof value !== 'string' || !/^[A-Z]{1,8}$/.test(value)) return 'One to eight capital letters, such as CN'
      const { numberPrefix } = (data ?? {}) as { numberPrefix?: unknown }
      return value !== numberPrefix || 'Invoices begin like this; no two documents may have the same number'
    },
    admin: { description: 'CN makes CN-2026-0001. A new prefix begins at 0001 again.' },
  },
  {
    name: 'reminderDays',
    label: 'Days after the due date at which clients are reminded',
    type: 'text',
    required: true,
    defaultValue: defaults.reminderDays,
    validate: (value: unknown) =>
      (typeof value === 'string' && reminderDaysOf(value) !== undefined) ||
      'At most six whole numbers up to 365, each larger than the one before, such as 1, 14, 30; or 0 for nobody',
    admin: { description: 'Each once, by mail, while something is open. 0 reminds nobody.' },
  },
]

/** What an electronic invoice says of the company, beside the name and the first office in the site settings. */
const seller: Field[] = [
  {
    name: 'legalName',
    label: 'Legal name',
    type: 'text',
    maxLength: 160,
    admin: { description: 'Stands in electronic invoices. Empty: the company name of the site settings.' },
  },
  {
    name: 'taxId',
    label: 'Tax number',
    type: 'text',
    maxLength: 40,
    validate: (value: unknown) =>
      !value || /^[A-Za-z0-9][A-Za-z0-9 .-]*$/.test(String(value)) || 'Letters, digits, hyphens and full stops',
    admin: { description: 'An electronic invoice with tax has to name it, so there is none without it.' },
  },
  {
    name: 'country',
    label: 'Country',
    type: 'text',
    required: true,
    defaultValue: defaults.country,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Two capital letters (ISO 3166), such as US',
    admin: { description: 'Of the company and its clients, in two letters, for electronic invoices.' },
  },
  {
    name: 'bankAccount',
    label: 'Bank account',
    type: 'text',
    maxLength: 60,
    validate: (value: unknown) =>
      !value || /^[A-Za-z0-9][A-Za-z0-9 .-]*$/.test(String(value)) || 'Letters, digits, hyphens and full stops',
    admin: { description: 'The number of the account, or its IBAN. Stands in electronic invoices, if there is one.' },
  },
]

/** What a new quote begins with; sales may write something else into each. */
const quotes: Field[] = [
  {
    name: 'quotePrefix',
    label: 'Quote numbers begin with',
    type: 'text',
    required: true,
    defaultValue: defaults.quotePrefix,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[A-Z]{1,8}$/.test(value)) || 'One to eight capital letters, such as Q',
    admin: { description: 'Q makes Q-2026-0001. A new prefix begins at 0001 again.' },
  },
  whole(
    'quoteDays',
    'Days that a quote holds',
    365,
    'From the day on which it is written, to the end of the last one.',
  ),
  whole('quoteDepositBasisPoints', 'Deposit, %', 10_000, 'Of what a quote comes to; 0 is none.', shownAs('percent')),
  whole(
    'quoteTaxRateBasisPoints',
    'Tax of a new line, %',
    10_000,
    'Lines from the price book bring their own.',
    shownAs('percent'),
  ),
  whole(
    'quoteReminderDays',
    'Days before the end of a quote at which its reader is reminded',
    60,
    'Only while it is not answered; 0 reminds nobody.',
  ),
  {
    name: 'quoteTerms',
    label: 'Terms of a quote',
    type: 'textarea',
    required: true,
    maxLength: 10_000,
    defaultValue: defaults.quoteTerms,
    admin: { description: 'The reader agrees to them when accepting.' },
  },
]

/** How the company bills. A change holds for what is issued from then on: an issued invoice keeps its terms. */
export const BillingSettings: GlobalConfig = {
  slug: 'billing_settings',
  label: 'Billing settings',
  admin: {
    group: 'Portal',
    description:
      'How invoices are numbered, when they are due and how they are paid. Issued invoices keep their terms.',
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  access: { read: admins, update: admins, readVersions: admins },
  fields: [
    {
      name: 'numberPrefix',
      label: 'Invoice numbers begin with',
      type: 'text',
      required: true,
      defaultValue: defaults.numberPrefix,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[A-Z]{1,8}$/.test(value)) || 'One to eight capital letters, such as INV',
      admin: { description: 'INV makes INV-2026-0001. A new prefix begins at 0001 again.' },
    },
    {
      name: 'paymentDays',
      label: 'Days until payment is due',
      type: 'number',
      required: true,
      defaultValue: defaults.paymentDays,
      min: 0,
      max: 365,
      admin: { description: 'From the day of issue. An invoice may have another due date.' },
    },
    {
      name: 'lateInterestBasisPoints',
      label: 'Late interest per month, %',
      type: 'number',
      required: true,
      defaultValue: defaults.lateInterestBasisPoints,
      min: 0,
      max: 10_000,
      admin: { description: 'It stands in the terms of each invoice.', components: shownAs('percent') },
    },
    {
      name: 'timeZone',
      label: 'Time zone',
      type: 'text',
      required: true,
      defaultValue: defaults.timeZone,
      validate: (value: unknown) => isTimeZone(value) || 'The name of a time zone, such as America/Chicago',
      admin: { description: 'An invoice is overdue when the day after its due date begins here.' },
    },
    {
      name: 'paymentInstructions',
      label: 'How to pay',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      defaultValue: defaults.paymentInstructions,
      admin: { description: 'Stands on each invoice and in the portal.' },
    },
    ...followUp,
    ...seller,
    ...quotes,
  ],
}
