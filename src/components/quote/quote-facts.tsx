import type { ReactNode } from 'react'
import { LocalDate } from '@/components/admin/local-date'
import { telephone } from '@/lib/client/telephone'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'
import { validityOf } from './texts'

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

function Fact({ label, isWide, children }: FactProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'max-sm:col-span-2' : ''}`}>
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
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-y border-line py-6 xl:grid-cols-[3fr_3fr_2fr_2fr] print:grid-cols-[3fr_3fr_2fr_2fr] print:gap-x-4">
      <Fact label="From" isWide>
        <span className="block font-medium">{sender.company}</span>
        <Reach sender={sender} />
      </Fact>
      <Fact label="For" isWide>
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
