'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import type { PendingEmail as Pending } from '@/account/email/schema'
import { LocalDate } from '@/components/admin/local-date'
import { Button } from '@/components/ui/button'
import { request } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { showFailure } from './save'

type Props = { pending: Pending; current: string }

/** Another e-mail address that has not been confirmed yet: the link once more, or all as it was. */
export function PendingEmail({ pending: { email, expiresAt }, current }: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const send = async (method: 'POST' | 'DELETE', path: string, title: string, description: string) => {
    setBusy(true)
    try {
      await request(method, path)
      toast({ title, description })
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
    router.refresh()
  }
  const resend = () => send('POST', '/api/account/email/resend', 'Link sent', `A new link is on its way to ${email}.`)
  const cancel = () =>
    send('DELETE', '/api/account/email/pending', 'Change cancelled', `Your e-mail address stays ${current}.`)

  return (
    <section
      aria-label="New e-mail address"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-line-strong bg-sunken px-4 py-3"
    >
      <div className="min-w-0">
        <p className="text-2 break-words">
          Waiting for confirmation of <strong className="font-medium">{email}</strong>
        </p>
        <p className="text-1 text-ink-muted">
          Open the link in our mail by <LocalDate value={expiresAt} withTime />. Until then your address stays {current}
          .
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={isBusy} onClick={resend}>
          Resend
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
