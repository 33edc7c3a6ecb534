import type { ReactNode } from 'react'
import { LocalDate } from '@/components/admin/local-date'
import { telephone } from '@/lib/client/telephone'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'
import { validityOf } from './texts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-1 text-ink-muted">{label}</dt>
      <dd className="mt-0.5 text-2 break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

const link = 'inline-flex min-h-6 items-center text-primary hover:underline'

/** How the company is reached. */
export function Reach({ sender: { phone, email } }: Pick<PublicQuote, 'sender'>) {
  return (
    <>
      {phone && (
        <a href={`tel:${telephone(phone)}`} className={link}>
          {phone}
        </a>
      )}
      {phone && email && <br />}
      {email && (
        <a href={`mailto:${email}`} className={`${link} break-all`}>
          {email}
        </a>
      )}
    </>
  )
}

/** Who offers to whom, since when and until when. */
export function QuoteFacts({ quote }: { quote: PublicQuote }) {
  const { recipient, sender, sentAt } = quote
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y border-line py-6 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
      <Fact label="From">
        <span className="block font-medium">{sender.company}</span>
        <Reach sender={sender} />
      </Fact>
      <Fact label="For">
        <span className="block font-medium">{recipient.company ?? recipient.name}</span>
        {recipient.company && <span className="block">{recipient.name}</span>}
        {recipient.address}
      </Fact>
      <Fact label="Sent">
        <LocalDate value={sentAt} />
      </Fact>
      <Fact label="Valid">{validityOf(quote)}</Fact>
    </dl>
  )
}
