'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { settingsSections, type SettingsRecord, type SettingsSection } from '@/globals/site-settings/schema'
import { RequestError } from '@/lib/client/request'
import { messageOf, send } from './send'

/** The fields of a section, as they are stored. */
const valuesOf = (section: SettingsSection, record: SettingsRecord): FieldValues =>
  Object.fromEntries(
    Object.keys(settingsSections[section].shape).map((name) => [name, record[name as keyof SettingsRecord]]),
  )

const newerOf = (error: unknown): SettingsRecord | undefined =>
  error instanceof RequestError && error.status === 412
    ? (error.problem as unknown as { current: SettingsRecord }).current
    : undefined

/** The form of a section: what is typed, saving it, and what to do when somebody else has saved meanwhile. */
export function useSectionForm(section: SettingsSection, record: SettingsRecord) {
  const router = useRouter()
  const [base, setBase] = useState(record)
  const [newer, setNewer] = useState<SettingsRecord>()
  const form = useForm<FieldValues>({
    resolver: zodResolver(settingsSections[section] as unknown as z.ZodType<FieldValues, FieldValues>),
    mode: 'onTouched',
    defaultValues: valuesOf(section, record),
  })

  const take = (saved: SettingsRecord) => {
    setBase(saved)
    setNewer(undefined)
    form.reset(valuesOf(section, saved))
  }
  const fail = (error: unknown) => {
    const theirs = newerOf(error)
    if (theirs) return setNewer(theirs)
    const errors = error instanceof RequestError ? (error.problem?.errors ?? []) : []
    for (const [index, { path, message }] of errors.entries())
      if (path) form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 })
    toast.error('Update failed', { description: messageOf(error) })
  }
  const save = (updatedAt: string) =>
    form.handleSubmit(async (values) => {
      try {
        take(await send<SettingsRecord>('PATCH', '/api/admin/settings', values, { 'If-Match': `"${updatedAt}"` }))
        toast.success('Settings saved', { description: 'The site shows them at the next visit.' })
        // What the router has kept of this page is older than this.
        router.refresh()
      } catch (error) {
        fail(error)
      }
    })

  return {
    form,
    submit: save(base.updatedAt),
    conflict: newer && { keepMine: save(newer.updatedAt), takeTheirs: () => take(newer) },
  }
}
