import type { ReactNode } from 'react'
import Link from 'next/link'
import { forbidden } from 'next/navigation'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { getSettingsRecord } from '@/globals/site-settings/operations'
import type { SettingsRecord } from '@/globals/site-settings/schema'
import { PanelTemplate } from '../panel-template'
import { CompanyForm, RecipientsForm, StatusForm } from './company-forms'
import { EmailSection } from './email-section'
import { HoursForm } from './hours-form'
import { IntegrationList } from './integration-list'
import { link } from './looks'
import { OfficesForm } from './offices-form'
import { PrivacyForm } from './privacy-form'
import { SectionNav } from './section-nav'
import { type SectionId, sectionNamed } from './sections'
import { type SearchParams, UsersSection } from './users-section'

const TITLE = 'Settings'

const forms: Partial<Record<SectionId, (props: { record: SettingsRecord }) => ReactNode>> = {
  company: CompanyForm,
  status: StatusForm,
  recipients: RecipientsForm,
  offices: OfficesForm,
  hours: HoursForm,
  privacy: PrivacyForm,
}

type BodyProps = { id: SectionId; req: PayloadRequest; searchParams: SearchParams }

async function SectionBody({ id, req, searchParams }: BodyProps) {
  if (id === 'integrations') return <IntegrationList />
  if (id === 'email') return <EmailSection req={req} />
  if (id === 'users') return <UsersSection req={req} searchParams={searchParams} />
  const Form = forms[id]
  return Form && <Form record={await getSettingsRecord(req)} />
}

/** Where an administrator sets up the site. Custom views are public unless they ask themselves. */
export async function SettingsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdmin(req.user as Person)) forbidden()
  const searchParams = view.searchParams ?? {}
  const { id, label, text } = sectionNamed(searchParams.section)
  return (
    <PanelTemplate view={view}>
      <main className="ax panel-page">
        <SetStepNav nav={[{ label: TITLE }]} />
        <h1 className="mb-6 text-4 font-semibold tracking-tight">{TITLE}</h1>
        <div className="grid gap-8 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-12">
          <SectionNav open={id} />
          <section aria-labelledby="settings-section" className="min-w-0">
            <h2 id="settings-section" className="text-3 font-semibold">
              {label}
            </h2>
            <p className="mb-6 max-w-[70ch] text-2 text-ink-muted">
              {text}
              {id in forms && (
                <>
                  {' '}
                  All settings, with facts, team and partners:{' '}
                  <Link href="/admin/globals/site_settings" prefetch={false} className={link}>
                    Edit in panel
                  </Link>
                </>
              )}
            </p>
            <SectionBody key={id} id={id} req={req} searchParams={searchParams} />
          </section>
        </div>
      </main>
    </PanelTemplate>
  )
}
