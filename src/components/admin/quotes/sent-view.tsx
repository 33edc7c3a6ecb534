'use client'

import Link from 'next/link'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { link } from '../settings/looks'
import { QuoteDocument } from './quote-document'
import { ReaderDeed } from './reader-deed'
import { SentActions } from './sent-actions'

type Props = { quote: QuoteRecord; isNewest: boolean; onChanged: (quote: QuoteRecord) => void }

/** What followed from an acceptance. Records are for administrators, so others read their names alone. */
function Followed({ quote: { project, depositInvoice }, mayOpen }: { quote: QuoteRecord; mayOpen: boolean }) {
  const named = (path: string, label: string) =>
    mayOpen ? (
      <Link href={`/admin/collections/${path}`} prefetch={false} className={link}>
        {label}
      </Link>
    ) : (
      label
    )
  if (!project && !depositInvoice) return null
  return (
    <p className="text-2">
      {project && <>Project: {named(`client_projects/${project.id}`, project.name)}. </>}
      {depositInvoice && <>Deposit invoice: {named(`invoices/${depositInvoice.id}`, depositInvoice.number)}.</>}
    </p>
  )
}

/** A version that was sent: what became of it, what can be done with it, and what it says. */
export function SentView({ quote, isNewest, onChanged, mayOpen }: Props & { mayOpen: boolean }) {
  return (
    <div className="grid min-w-0 content-start gap-5">
      <p className="text-2 break-words">
        <ReaderDeed quote={quote} />
      </p>
      <Followed quote={quote} mayOpen={mayOpen} />
      <SentActions quote={quote} isNewest={isNewest} onChanged={onChanged} />
      <QuoteDocument quote={quote} />
    </div>
  )
}
