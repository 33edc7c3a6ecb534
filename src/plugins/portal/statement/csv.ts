import { CSV_MARK, csvRow as row } from '@/lib/shared/csv'
import { decimalCents } from '../collections/invoices/money'
import type { Statement } from './schema'

/** A statement as a CSV file (RFC 4180) with a head; it begins with the mark by which spreadsheets know UTF-8. */
export function statementCsv({ from, to, openingCents, entries, closingCents }: Statement): string {
  return [
    CSV_MARK,
    row(['Date', 'Kind', 'Invoice', 'Text', 'Amount', 'Balance']),
    row([from, 'opening', '', 'Opening balance', '', decimalCents(openingCents)]),
    ...entries.map(({ date, kind, number, text, amountCents, balanceCents }) =>
      row([date, kind, number, text, decimalCents(amountCents), decimalCents(balanceCents)]),
    ),
    row([to, 'closing', '', 'Closing balance', '', decimalCents(closingCents)]),
  ].join('')
}
