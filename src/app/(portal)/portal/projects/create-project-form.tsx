'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { asJson, callApi } from '@/components/admin/call-api'
import { Input, Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { createCallKeys } from '@/lib/client/unique-key'
import { newProject, type NewProject } from '@/plugins/portal/collections/client-projects/schema'

type Values = z.input<typeof newProject>
type Props = { onCreated: () => void; onCancel: () => void }

const empty: Values = { name: '', description: '' }

/** Says what is wrong with the form as a toast, too; the fields say it beside them. */
function sayInvalid({ name, description }: FieldErrors<Values>): void {
  const message = name?.message ?? description?.message ?? ''
  toast({ variant: 'destructive', title: 'Validation error', description: message })
}

/** Name and description of a new project. What was typed stays when the call fails; the next try has the same key. */
export function CreateProjectForm({ onCreated, onCancel }: Props) {
  const [keys] = useState(createCallKeys)
  const { register, handleSubmit, reset, formState } = useForm<Values, unknown, NewProject>({
    resolver: zodResolver(newProject),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  const send = async (values: NewProject) => {
    const init = asJson('POST', values)
    try {
      const headers = { ...init.headers, 'Idempotency-Key': keys.keyFor(String(init.body)) }
      await callApi('/api/client/projects', { ...init, headers })
    } catch (error) {
      toast({ variant: 'destructive', title: 'Failed to create project', description: (error as Error).message })
      return
    }
    keys.forget()
    toast({ title: 'Project created', description: 'Your new project has been created successfully.' })
    reset(empty)
    onCreated()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog may stand inside another form of the page.
        event.stopPropagation()
        void handleSubmit(send, sayInvalid)(event)
      }}
      className="grid gap-5 p-6"
    >
      <Field label="Project name" isRequired error={errors.name?.message}>
        {(control) => <Input {...control} maxLength={160} autoComplete="off" {...register('name')} />}
      </Field>
      <Field
        label="Description"
        hint="What is to be done, where, and what it is for."
        error={errors.description?.message}
      >
        {(control) => <Textarea {...control} {...register('description')} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Creating...' : 'Create Project'}
        </Button>
      </div>
    </form>
  )
}
