'use client'

import type { SettingsRecord } from '@/globals/site-settings/schema'
import { CheckField, Field } from './field'
import { card } from './looks'
import { SectionForm } from './section-form'

type Props = { record: SettingsRecord }
const pair = 'grid gap-5 md:grid-cols-2'

/** What names the company. */
export function CompanyForm({ record }: Props) {
  return (
    <SectionForm section="company" record={record}>
      <div className={pair}>
        <Field name="companyName" label="Company name" hint="Also ends the title of every page: Services | name." />
        <Field name="tagline" label="Tagline" hint="One short line at the foot of each page." />
        <Field name="phone" label="Phone" type="tel" hint="The main number, as it is read: (913) 555-0142." />
        <Field name="email" label="E-mail address" type="email" hint="The main address, at the foot of each page." />
      </div>
      <Field
        name="description"
        label="Description"
        rows={3}
        hint="What search engines and shared links show of pages without a text of their own."
      />
      <Field name="footerNote" label="Line at the foot of each page" hint="The last line of each page; may be empty." />
    </SectionForm>
  )
}

const services = [
  { name: 'rfq', label: 'Request for quote' },
  { name: 'app', label: 'Client portal' },
]

/** Whether the services that the header links to are up, and where they are. */
export function StatusForm({ record }: Props) {
  return (
    <SectionForm section="status" record={record}>
      <div className={pair}>
        {services.map(({ name, label }) => (
          <fieldset key={name} className={`${card} m-0 grid gap-5 p-5`}>
            <legend className="float-left mb-3 w-full p-0 text-3 font-semibold">{label}</legend>
            <CheckField name={`${name}.isOffline`} label="Offline" hint="Takes the link out of the header." />
            <Field
              name={`${name}.url`}
              label="Address"
              hint="A path on this site, or an absolute address, which opens in a new tab."
            />
          </fieldset>
        ))}
      </div>
    </SectionForm>
  )
}

/** Where the forms of the site are mailed to. */
export function RecipientsForm({ record }: Props) {
  return (
    <SectionForm section="recipients" record={record}>
      <div className="grid max-w-[480px] gap-5">
        <Field name="rfqRecipient" label="Quote requests" type="email" />
        <Field name="contactRecipient" label="Contact messages" type="email" />
        <Field name="careersRecipient" label="Job applications" type="email" />
      </div>
      <p className="text-1 text-ink-muted">The sender of each gets a confirmation as well.</p>
    </SectionForm>
  )
}
