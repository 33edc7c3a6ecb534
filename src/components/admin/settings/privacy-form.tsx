'use client'

import type { SettingsRecord } from '@/globals/site-settings/schema'
import { MOST_MONTHS } from '@/retention/schema'
import { Field } from './field'
import { SectionForm } from './section-form'

// An empty field keeps everything.
const inMonths = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) }

const periods = [
  { name: 'contactMonths', label: 'Contact messages', hint: 'Months from the day on which a message came in.' },
  {
    name: 'rfqMonths',
    label: 'Quote requests',
    hint: 'Months; with their files and history. Completed ones are kept: they led to a contract.',
  },
  { name: 'careersMonths', label: 'Job applications', hint: 'Months; with their résumés.' },
]

/** How many months what comes in by the forms of the site is kept. */
export function PrivacyForm({ record }: { record: SettingsRecord }) {
  return (
    <SectionForm section="privacy" record={record}>
      <div className="grid gap-5 md:grid-cols-3">
        {periods.map((period) => (
          <Field key={period.name} {...period} type="number" step="1" options={inMonths} />
        ))}
      </div>
      <p className="max-w-[70ch] text-1 text-ink-muted">
        From 1 to {MOST_MONTHS}; empty keeps everything. The e-mails that repeat them, listed under E-mails, go with the
        shortest of these times. Keep them in step with the privacy policy, which promises them to visitors.
      </p>
    </SectionForm>
  )
}
