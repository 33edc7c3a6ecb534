'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Path, useForm, useWatch } from 'react-hook-form'
import { Input, Select, Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { FormMessage } from '@/components/form/form-message'
import { Button } from '@/components/ui/button'
import { RequestError } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import type { CatalogueItem } from '@/plugins/portal/collections/service-catalogue/schema'
import { ATTACHMENTS } from '@/plugins/portal/collections/service-request-files/schema'
import { newRequest, requestPriorities } from '@/plugins/portal/collections/service-requests/schema'
import { AttachmentField, useAttachments } from '../attachment-field'
import { reasonOf, useSend } from '../use-send'
import { CataloguePicker } from './catalogue-picker'

/** A form sends texts; the rules make of them what they stand for. */
type Values = { catalogueItem: string; category: string; title: string; priority: string; text: string }

type Props = { items: CatalogueItem[]; item?: number }

/** Asks for something: from the catalogue or in free words. Whatever fails, what was typed stays. */
export function RequestForm({ items, item }: Props) {
  const router = useRouter()
  const attachments = useAttachments()
  const { isSending, progress, send } = useSend('/api/client/requests')
  const [message, setMessage] = useState<string>()
  const form = useForm<Values>({
    resolver: zodResolver(newRequest, undefined, { raw: true }) as never,
    mode: 'onTouched',
    defaultValues: { catalogueItem: item ? String(item) : '', category: '', title: '', priority: 'normal', text: '' },
  })
  const { errors } = form.formState
  const chosen = useWatch({ control: form.control, name: 'catalogueItem' })

  const fail = (error: unknown) => {
    const reason = reasonOf(error)
    setMessage(reason)
    toast({ variant: 'destructive', title: 'Request not sent', description: reason })
    const problems = error instanceof RequestError ? (error.problem?.errors ?? []) : []
    for (const { path, message: words } of problems)
      if (path === ATTACHMENTS) attachments.refuse(words)
      else if (path in form.getValues()) form.setError(path as Path<Values>, { type: 'server', message: words })
  }
  const submit = async (values: Values) => {
    setMessage(undefined)
    try {
      const sent = await send({ ...values, category: values.catalogueItem ? '' : values.category }, attachments.files)
      if (!sent) return
      toast({ title: 'Request sent', description: `We have it as ${sent.number} and answer as soon as we can.` })
      router.push(`/portal/services/requests/${sent.id}`)
    } catch (error) {
      fail(error)
    }
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-[760px] gap-6">
      <CataloguePicker
        items={items}
        value={chosen}
        onChoose={(value) => form.setValue('catalogueItem', value, { shouldValidate: form.formState.isSubmitted })}
      />
      {!chosen && (
        <Field
          label="Category"
          isRequired
          hint="A few words, such as Printer or New office."
          error={errors.category?.message}
        >
          {(control) => <Input {...control} {...form.register('category')} maxLength={80} />}
        </Field>
      )}
      <Field label="Title" isRequired error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} maxLength={160} />}
      </Field>
      <Field
        label="Priority"
        isRequired
        hint="Urgent is for what keeps you from working."
        error={errors.priority?.message}
      >
        {(control) => (
          <Select {...control} {...form.register('priority')} placeholder="Please choose" options={requestPriorities} />
        )}
      </Field>
      <Field
        label="Description"
        isRequired
        hint="What happens or what you need, where, and since when."
        error={errors.text?.message}
      >
        {(control) => <Textarea {...control} {...form.register('text')} rows={7} maxLength={10_000} />}
      </Field>
      <AttachmentField attachments={attachments} isSending={isSending} progress={progress} />
      <div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send request'}
        </Button>
      </div>
    </form>
  )
}
