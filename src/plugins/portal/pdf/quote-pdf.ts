import { dayIn, formatDay } from '@/lib/shared/days'
import type { QuoteContent, QuoteRecipient, QuoteSeal } from '../collections/quotes/schema'
import { column, type Doc, ink, makePdf, write, writePassage } from './document'
import { drawFacts, drawLetterhead, type Sender } from './letterhead'
import { drawSeal } from './quote-seal'
import { drawLines, drawMilestones, drawTotals } from './quote-tables'

/** All that stands on a quote. */
export type QuotePaper = {
  quote: QuoteContent
  sender: Sender
  /** That of the company: in it is the day of the quote, and the time of its acceptance. */
  timeZone: string
  /** Stands in the place of the clock: the same paper has the same bytes. */
  madeAt: Date
  /** When it was sent: the date of the quote. Without it, the paper is of the day on which it was made. */
  sentAt?: Date
  /** Not sent yet: the paper says so. */
  isDraft?: boolean
  /** Who accepted it, if somebody has. */
  seal?: QuoteSeal | null
}

/** Most lines of an address: a longer one goes on in the line. */
const ADDRESS_LINES = 6

function recipientText({ company, name, address, email }: QuoteRecipient): string {
  const lines = (address ?? '').split(/\s*\n\s*/)
  const where = lines.length > ADDRESS_LINES ? lines.join(', ') : lines.join('\n')
  return [company, name, where, email].filter(Boolean).join('\n')
}

const nameOf = ({ quote, isDraft }: QuotePaper): string => {
  const name = quote.number ?? 'Draft'
  const version = quote.version > 1 ? `${name}, version ${quote.version}` : name
  return isDraft && quote.number ? `${version}, draft` : version
}

const choiceNote = (isAccepted: boolean): string =>
  isAccepted
    ? 'The optional items that are marked with Yes were chosen on acceptance; the total has them.'
    : 'Optional items are chosen on acceptance. The total has those that are marked with Yes.'

function drawHead(doc: Doc, paper: QuotePaper): number {
  const { quote, timeZone, madeAt, sentAt, isDraft, seal } = paper
  const y = drawLetterhead(doc, paper.sender, seal ? 'Accepted quote' : 'Quote', nameOf(paper))
  const date = isDraft ? 'Draft, not sent' : formatDay(dayIn(timeZone, sentAt ?? madeAt))
  return drawFacts(
    doc,
    [
      ['For', recipientText(quote.recipient), 250],
      ['Date', date, 104],
      ['Valid until', quote.validUntil ? formatDay(quote.validUntil) : 'Not set', 84],
      ['Version', String(quote.version), 66],
    ],
    y,
  )
}

function draw(doc: Doc, paper: QuotePaper): void {
  const { quote, seal } = paper
  let y = drawHead(doc, paper)
  y = write(doc, quote.title, column.left, y, { face: 'bold', size: 13 }) + 10
  if (quote.scope) y = writePassage(doc, 'Scope of work', quote.scope, y)
  y = drawMilestones(doc, quote, y)
  const optional = quote.lines.filter(({ isOptional }) => isOptional)
  const fixed = quote.lines.filter(({ isOptional }) => !isOptional)
  y = drawLines(doc, 'Items', fixed, y)
  y = drawLines(doc, 'Optional items', optional, y)
  if (optional.length > 0) y = write(doc, choiceNote(Boolean(seal)), column.left, y, { size: 8, color: ink.muted }) + 8
  if (quote.lines.length > 0) y = drawTotals(doc, quote, y)
  if (quote.terms) y = writePassage(doc, 'Terms', quote.terms, y)
  if (seal) drawSeal(doc, seal, paper.timeZone, y)
}

/** A quote on paper: the same for the same, byte by byte. */
export function quotePdf(paper: QuotePaper): Promise<Buffer> {
  const { sender, madeAt } = paper
  const title = `Quote ${nameOf(paper)}`
  return makePdf({ title, author: sender.company, foot: `${sender.company} · ${title}`, madeAt }, (doc) =>
    draw(doc, paper),
  )
}
