import { dayStored } from '@/lib/shared/days'
import type { Quote } from '@/payload-types'
import { totalsOf } from '../invoices/money'
import { totalsOfChoice } from './amounts'
import type { QuoteContent, QuoteLine, QuoteSeal, Signature } from './schema'

const linesOf = ({ lines }: Quote): QuoteLine[] => {
  const rows = lines ?? []
  const { lineCents } = totalsOf(rows)
  return rows.map((line, index) => ({
    id: line.id ?? '',
    description: line.description,
    quantityThousandths: line.quantityThousandths,
    unit: line.unit,
    unitPriceCents: line.unitPriceCents,
    discountBasisPoints: line.discountBasisPoints,
    taxRateBasisPoints: line.taxRateBasisPoints,
    isOptional: line.isOptional,
    isChosen: !line.isOptional || line.isChosen,
    amountCents: lineCents[index] ?? 0,
  }))
}

/** What a stored quote says, with the money computed anew. */
export function quoteContent(quote: Quote): QuoteContent {
  const lines = linesOf(quote)
  const { name, company, email, address } = quote.recipient
  return {
    number: quote.number ?? null,
    version: quote.version,
    title: quote.title,
    recipient: { name, company: company ?? null, email, address: address ?? null },
    scope: quote.scope ?? '',
    milestones: (quote.milestones ?? []).map(({ id, title, days }) => ({ id: id ?? '', title, days: days ?? null })),
    lines,
    validUntil: quote.validUntil ? dayStored(quote.validUntil) : null,
    terms: quote.terms ?? '',
    depositBasisPoints: quote.depositBasisPoints,
    totals: totalsOfChoice(lines, quote.depositBasisPoints),
  }
}

/** Who accepted it; nothing while nobody has. */
export function quoteSeal({ seal, answeredAt, status }: Quote): QuoteSeal | null {
  if (status !== 'accepted' || !seal || !answeredAt) return null
  return {
    name: seal.name ?? '',
    title: seal.title ?? '',
    poNumber: seal.poNumber ?? null,
    signature: seal.signature as Signature,
    acceptedAt: answeredAt,
    address: seal.address ?? '',
    contentHash: seal.contentHash ?? '',
  }
}
