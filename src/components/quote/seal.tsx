import type { ReactNode } from 'react'
import { LocalDate } from '@/components/admin/local-date'
import type { QuoteSeal } from '@/plugins/portal/collections/quotes/schema'
import { QuoteSection } from './section'
import { SignatureView } from './signature-view'

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

const Fact = ({ label, isWide, children }: FactProps) => (
  <div className={`min-w-0 ${isWide ? 'sm:col-span-2 print:col-span-2' : ''}`}>
    <dt className="text-1 text-ink-muted">{label}</dt>
    <dd className="mt-0.5 text-2 break-words">{children}</dd>
  </div>
)

/** Who accepted, when and what: what stands on the signed PDF too. */
export function Seal({ seal }: { seal: QuoteSeal }) {
  return (
    <QuoteSection title="Accepted">
      <dl className="grid gap-x-8 gap-y-5 rounded border border-line bg-surface p-5 sm:grid-cols-2 print:grid-cols-2">
        <Fact label="Signature" isWide>
          <SignatureView signature={seal.signature} name={seal.name} />
        </Fact>
        <Fact label="Name">{seal.name}</Fact>
        <Fact label="Title or role">{seal.title}</Fact>
        {seal.poNumber && <Fact label="PO number">{seal.poNumber}</Fact>}
        <Fact label="Time">
          <LocalDate value={seal.acceptedAt} withTime />
        </Fact>
        <Fact label="Network address">
          <span className="font-mono">{seal.address}</span>
        </Fact>
        <Fact label="Mark of what was signed (SHA-256)" isWide>
          <span className="font-mono text-1 break-all">{seal.contentHash}</span>
        </Fact>
      </dl>
    </QuoteSection>
  )
}
