'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { asJson, callApi } from '@/components/admin/call-api'
import { Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { createCallKeys } from '@/lib/client/unique-key'
import { newComment, type NewComment } from '@/plugins/portal/collections/project-comments/schema'

/** Writes a comment on a project. What was typed stays when the call fails; the next try has the same key. */
export function CommentForm({ projectId }: { projectId: number }) {
  const router = useRouter()
  const [keys] = useState(createCallKeys)
  const { register, handleSubmit, reset, formState } = useForm<NewComment>({
    resolver: zodResolver(newComment),
    defaultValues: { text: '' },
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ text }) => {
    const init = asJson('POST', { text })
    try {
      const headers = { ...init.headers, 'Idempotency-Key': keys.keyFor(text) }
      await callApi(`/api/client/projects/${projectId}/comments`, { ...init, headers })
    } catch (error) {
      toast({ variant: 'destructive', title: 'Failed to add comment', description: (error as Error).message })
      return
    }
    keys.forget()
    toast({ title: 'Comment added', description: 'Our team gets it by e-mail as well.' })
    reset({ text: '' })
    router.refresh()
  })

  return (
    <form noValidate onSubmit={send} className="grid gap-3 px-5 py-4">
      <Field label="Your comment" isRequired error={errors.text?.message}>
        {(control) => <Textarea {...control} rows={3} maxLength={5000} {...register('text')} />}
      </Field>
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Add Comment'}
        </Button>
      </div>
    </form>
  )
}
