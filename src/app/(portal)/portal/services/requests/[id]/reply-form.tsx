'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { FormMessage } from '@/components/form/form-message'
import { Button } from '@/components/ui/button'
import { RequestError } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { ATTACHMENTS } from '@/plugins/portal/collections/service-request-files/schema'
import { clientMessage, REOPEN_DAYS, type RequestStatus } from '@/plugins/portal/collections/service-requests/schema'
import { AttachmentField, useAttachments } from '../attachment-field'
import { reasonOf, useSend } from '../use-send'

type Props = { id: number; status: RequestStatus; canReopen: boolean }

/** Writes into the thread, with files. */
export function ReplyForm({ id, status, canReopen }: Props) {
  const router = useRouter()
  const attachments = useAttachments()
  const { isSending, progress, send } = useSend(`/api/client/requests/${id}/messages`)
  const [message, setMessage] = useState<string>()
  const form = useForm({ resolver: zodResolver(clientMessage), defaultValues: { text: '' } })

  if (status === 'closed' || (status === 'resolved' && !canReopen))
    return (
      <p className="rounded border border-dashed border-line-strong px-5 py-4 text-2 text-ink-muted">
        {canReopen
          ? 'This request is closed. Reopen it to write again.'
          : `This request was settled more than ${REOPEN_DAYS} days ago. Please make a new one if something is left.`}
      </p>
    )

  const submit = async ({ text }: { text: string }) => {
    setMessage(undefined)
    try {
      if (!(await send({ text }, attachments.files))) return
      form.reset()
      attachments.clear()
      toast({ title: 'Message sent', description: 'We have been told by mail.' })
      router.refresh()
    } catch (error) {
      setMessage(reasonOf(error))
      toast({ variant: 'destructive', title: 'Message not sent', description: reasonOf(error) })
      const file = error instanceof RequestError && error.problem?.errors?.find(({ path }) => path === ATTACHMENTS)
      if (file) attachments.refuse(file.message)
    }
  }
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(submit)}
      className="grid gap-5 rounded border border-line bg-surface px-5 py-5"
    >
      <Field
        label="Your message"
        isRequired
        hint={status === 'resolved' ? 'A message opens the request again.' : undefined}
        error={form.formState.errors.text?.message}
      >
        {(control) => <Textarea {...control} {...form.register('text')} maxLength={10_000} />}
      </Field>
      <AttachmentField attachments={attachments} isSending={isSending} progress={progress} />
      <div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send message'}
        </Button>
      </div>
    </form>
  )
}
