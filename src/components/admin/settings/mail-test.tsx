'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert, CircleCheck, Folder, Send } from 'lucide-react'
import { FormProvider, useForm } from 'react-hook-form'
import { type MailVerdict, testEmail } from '@/collections/outbound-emails/schema'
import { Field } from './field'
import { card, mainButton } from './looks'
import { messageOf, send } from './send'

const looks = {
  accepted: { icon: CircleCheck, className: 'border-ok text-ok', title: 'Accepted' },
  folder: { icon: Folder, className: 'border-warn text-warn', title: 'Written to the folder' },
  refused: { icon: CircleAlert, className: 'border-danger text-danger', title: 'Refused' },
  unreachable: { icon: CircleAlert, className: 'border-danger text-danger', title: 'Not reached' },
  failed: { icon: CircleAlert, className: 'border-danger text-danger', title: 'Not tried' },
}
type Shown = { outcome: keyof typeof looks; message: string }

function Verdict({ outcome, message }: Shown) {
  const { icon: Icon, className, title } = looks[outcome]
  return (
    <div className={`flex gap-3 rounded border-l-4 bg-sunken px-4 py-3 ${className}`}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-2 font-semibold">{title}</p>
        <p className="text-2 break-words text-ink">{message}</p>
      </div>
    </div>
  )
}

/** Sends a mail now and says what the mail server made of it. */
export function MailTest({ own }: { own: string }) {
  const [shown, setShown] = useState<Shown>()
  const form = useForm({ resolver: zodResolver(testEmail), defaultValues: { to: own } })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setShown(undefined)
    try {
      setShown(await send<MailVerdict>('POST', '/api/admin/settings/test-email', values))
    } catch (error) {
      setShown({ outcome: 'failed', message: messageOf(error) })
    }
  })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className={`${card} grid gap-5 p-5`}>
        <h3 className="text-2 font-semibold">Test mail</h3>
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field name="to" label="Send to" type="email" />
          <button type="submit" disabled={isSubmitting} className={`${mainButton} justify-self-start`}>
            <Send aria-hidden size={16} />
            {isSubmitting ? 'Sending...' : 'Send test mail'}
          </button>
        </div>
        <div role="status">{shown && <Verdict {...shown} />}</div>
      </form>
    </FormProvider>
  )
}
