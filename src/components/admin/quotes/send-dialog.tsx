'use client'

import { toast } from '@payloadcms/ui'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { MessageForm } from './message-form'
import { resendQuote, sendQuote } from './quote-calls'

type Props = {
  quote: QuoteRecord
  onSent: (sent: QuoteRecord) => void
  /** Told of a failure first. @returns whether it was taken; else the dialog says it */
  onFailed?: (error: unknown) => boolean
  onClose: () => void
}

/** Who gets the mail, and what is in it. */
function Contents({ quote }: { quote: QuoteRecord }) {
  const { recipient, totals, validUntil, version } = quote
  return (
    <>
      <p className="break-words">
        To <strong className="font-medium">{recipient.name}</strong>, {recipient.email}
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>a mail with the quote as a PDF, and a link to its page, which needs no account</li>
        <li>
          {formatCents(totals.totalCents)} in total
          {validUntil && `, to be accepted until ${formatDay(validUntil)}`}
        </li>
      </ul>
      {version > 1 && <p>It takes the place of version {version - 1}, whose link then says so.</p>}
    </>
  )
}

/** Sends a draft. From then on this version stays as it is. */
export function SendDialog({ quote, onSent, onFailed, onClose }: Props) {
  const send = async (message: string) => {
    const sent = await sendQuote(quote, message)
    toast.success('Quote sent', {
      description: `${sent.number ?? 'The quote'} is on its way to ${sent.recipient.email}.`,
    })
    onSent(sent)
  }
  return (
    <MessageForm title="Send the quote" action="Send" onSend={send} onFailed={onFailed} onClose={onClose}>
      <Contents quote={quote} />
      <p className="text-ink-muted">What was sent cannot be changed. A revision is a new version.</p>
    </MessageForm>
  )
}

/** Sends the mail of a quote once more. */
export function ResendDialog({ quote, onSent, onClose }: Props) {
  const send = async (message: string) => {
    const sent = await resendQuote(quote.id, message)
    toast.success('Quote sent again', { description: `The mail is on its way to ${sent.recipient.email}.` })
    onSent(sent)
  }
  return (
    <MessageForm title="Send the quote again" action="Send again" onSend={send} onClose={onClose}>
      <Contents quote={{ ...quote, version: 1 }} />
    </MessageForm>
  )
}
