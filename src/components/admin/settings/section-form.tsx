'use client'

import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { FormProvider } from 'react-hook-form'
import type { SettingsRecord, SettingsSection } from '@/globals/site-settings/schema'
import { quietButton } from '../rfq/looks'
import { mainButton } from './looks'
import { UnsavedGuard } from './unsaved-guard'
import { useSectionForm } from './use-section-form'

function Conflict({ keepMine, takeTheirs }: { keepMine: () => void; takeTheirs: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded border border-warn bg-warn-soft p-4">
      <TriangleAlert aria-hidden size={20} className="shrink-0 text-warn" />
      <p className="min-w-[220px] flex-1 text-2">
        Somebody else saved these settings in the meantime. Nothing was overwritten.
      </p>
      <button type="button" onClick={keepMine} className={quietButton}>
        Save mine
      </button>
      <button type="button" onClick={takeTheirs} className={quietButton}>
        Show theirs
      </button>
    </div>
  )
}

type Props = { section: SettingsSection; record: SettingsRecord; children: ReactNode }

/** A part of the settings with one button that saves all of it. */
export function SectionForm({ section, record, children }: Props) {
  const { form, submit, conflict } = useSectionForm(section, record)
  const { isDirty, isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid max-w-[860px] gap-6">
        {conflict && <Conflict {...conflict} />}
        {children}
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" disabled={isSubmitting || !isDirty} className={mainButton}>
            {isSubmitting ? 'Saving...' : 'Save'}
          </button>
          <p role="status" className="text-1 text-ink-muted">
            {isDirty ? 'There are unsaved changes.' : ''}
          </p>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </FormProvider>
  )
}
