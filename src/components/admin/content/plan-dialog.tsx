'use client'

import { type FormEvent, useId, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { format } from 'date-fns'
import type { DeskPage } from '@/collections/content-pages/schema'
import { fieldProblems, reasonOf, setPlan } from './desk-calls'
import { control, mainButton, quietButton } from './looks'
import { Sheet } from '../sheet'

type Props = { page: DeskPage; onClose: () => void; onChanged: (page: DeskPage) => void }
type Times = { publishAt: string; unpublishAt: string }

/** A time as the field for it has it: in the person's own time zone. */
const asLocal = (time: string | null | undefined): string => (time ? format(new Date(time), "yyyy-MM-dd'T'HH:mm") : '')
const asTime = (local: string): string | null => (local ? new Date(local).toISOString() : null)

const fields = [
  {
    name: 'publishAt',
    label: 'Publish on',
    hint: 'What was saved last by then goes on the site, also when a page is there already.',
  },
  { name: 'unpublishAt', label: 'Take down on', hint: 'The page becomes a draft again; its text stays.' },
] as const

function TimeField({
  field: { label, hint },
  value,
  problem,
  onChange,
}: {
  field: (typeof fields)[number]
  value: string
  problem?: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-1 font-medium">
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={`${control} max-w-[260px]`}
      />
      <p id={`${id}-note`} className={`mt-1 text-1 ${problem ? 'text-danger' : 'text-ink-muted'}`}>
        {problem ?? hint}
      </p>
    </div>
  )
}

/** Plans when a page is published and taken down by itself. */
export function PlanDialog({ page, onClose, onChanged }: Props) {
  const [times, setTimes] = useState<Times>(() => ({
    publishAt: asLocal(page.schedule?.publishAt),
    unpublishAt: asLocal(page.schedule?.unpublishAt),
  }))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setIsSaving] = useState(false)

  const save = async ({ publishAt, unpublishAt }: Times) => {
    setIsSaving(true)
    try {
      onChanged(await setPlan(page.id, { publishAt: asTime(publishAt), unpublishAt: asTime(unpublishAt) }))
      toast.success(publishAt || unpublishAt ? 'Schedule saved' : 'Schedule removed')
      onClose()
    } catch (error) {
      toast.error('Update failed', { description: reasonOf(error) })
      setProblems(fieldProblems(error))
      setIsSaving(false)
    }
  }

  return (
    <Sheet
      width={880}
      title={`Schedule ${page.title}`}
      onClose={onClose}
      footer={
        <>
          <button type="submit" form="plan-form" disabled={isSaving} className={mainButton}>
            Save schedule
          </button>
          {page.schedule && (
            <button
              type="button"
              disabled={isSaving}
              onClick={() => void save({ publishAt: '', unpublishAt: '' })}
              className={quietButton}
            >
              Remove schedule
            </button>
          )}
          <button type="button" onClick={onClose} className={quietButton}>
            Cancel
          </button>
        </>
      }
    >
      <form
        id="plan-form"
        noValidate
        className="grid gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void save(times)
        }}
      >
        {fields.map((field) => (
          <TimeField
            key={field.name}
            field={field}
            value={times[field.name]}
            problem={problems[field.name]}
            onChange={(value) => {
              setTimes({ ...times, [field.name]: value })
              setProblems({})
            }}
          />
        ))}
        <p className="text-1 text-ink-muted">
          The times are those of {Intl.DateTimeFormat().resolvedOptions().timeZone}. Leave a field empty when nothing is
          to happen.
        </p>
      </form>
    </Sheet>
  )
}
