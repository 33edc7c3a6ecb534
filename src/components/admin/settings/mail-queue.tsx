'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { RotateCcw } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { MailQueue as State } from '@/collections/outbound-emails/schema'
import { quietButton } from '../rfq/looks'
import { card, link } from './looks'
import { messageOf, send } from './send'

const LIST = '/admin/collections/outbound_emails'
const listOf = (...statuses: string[]): string =>
  `${LIST}?${new URLSearchParams(statuses.map((status, index) => [`where[or][${index}][and][0][status][equals]`, status]))}`

function Count({ label, count, href }: { label: string; count: number; href: string }) {
  return (
    <div>
      <dt className="text-1 text-ink-muted">{label}</dt>
      <dd className="text-4 font-semibold tabular-nums">
        {count > 0 ? (
          <Link href={href} prefetch={false} className={link} aria-label={`${label}: ${count}. Show them`}>
            {count}
          </Link>
        ) : (
          count
        )}
      </dd>
    </div>
  )
}

/** How many mails wait and how many were given up, which can be tried again. */
export function MailQueue({ waiting, failed, retriable }: State) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      const { retried } = await send<{ retried: number }>('POST', '/api/admin/emails/retry-failed')
      toast.success('In the queue again', {
        description: retried === 1 ? 'One e-mail is tried again.' : `${retried} e-mails are tried again.`,
      })
      router.refresh()
    } catch (error) {
      toast.error('Update failed', { description: messageOf(error) })
    }
    setBusy(false)
  }
  return (
    <section aria-labelledby="mail-queue" className={`${card} grid gap-5 p-5`}>
      <h3 id="mail-queue" className="text-2 font-semibold">
        Queue
      </h3>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Count label="Waiting" count={waiting} href={listOf('queued', 'retrying')} />
        <Count label="Given up" count={failed} href={listOf('failed')} />
      </dl>
      {failed > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <button type="button" disabled={isBusy || retriable === 0} onClick={retry} className={quietButton}>
            <RotateCcw aria-hidden size={16} />
            Try failed ones again
          </button>
          {failed > retriable && (
            <p className="text-1 text-ink-muted">
              {failed - retriable} held a link into an account: their text is not kept, so a new link has to be asked
              for.
            </p>
          )}
        </div>
      )}
    </section>
  )
}
