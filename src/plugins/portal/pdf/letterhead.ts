import type { SiteSetting } from '@/payload-types'
import { column, type Doc, ink, rule, write } from './document'

/** Who writes, as it stands at the head of a document. */
export type Sender = { company: string; lines: string[] }

/** The company with the address of its first office, its phone and its e-mail address. */
export function senderOf({ companyName, phone, email, offices }: SiteSetting): Sender {
  const [office] = offices ?? []
  const address = office ? [office.street, `${office.city}, ${office.state} ${office.zip}`] : []
  return { company: companyName ?? '', lines: [...address, phone, email].filter(Boolean) }
}

/** The head of the first page: who writes, and what this is. Returns where the text goes on. */
export function drawLetterhead(doc: Doc, sender: Sender, title: string, subtitle: string): number {
  const half = column.width / 2
  const top = column.left
  let left = write(doc, sender.company, column.left, top, { face: 'bold', size: 15, width: half })
  left = write(doc, sender.lines.join('\n'), column.left, left + 2, { size: 8.5, color: ink.muted, width: half })
  const middle = column.left + half
  let right = write(doc, title, middle, top, { face: 'bold', size: 20, width: half, align: 'right' })
  right = write(doc, subtitle, middle, right + 1, { size: 11, width: half, align: 'right' })
  const end = Math.max(left, right) + 14
  rule(doc, end, 1)
  return end + 18
}

/** Small blocks side by side, each a label above its text. Returns where the text goes on. */
export function drawFacts(doc: Doc, facts: [label: string, text: string, width: number][], top: number): number {
  let x: number = column.left
  const ends = facts.map(([label, text, width]) => {
    const below = write(doc, label, x, top, { size: 8, color: ink.muted, width: width - 12 })
    const end = write(doc, text, x, below + 1, { width: width - 12 })
    x += width
    return end
  })
  return Math.max(top, ...ends) + 18
}

/** Labels with their amounts, at the right edge; the last one stands out. Returns where the text goes on. */
export function drawSums(doc: Doc, sums: [label: string, amount: string][], top: number): number {
  const width = 250
  const x = column.right - width
  let y = top
  sums.forEach(([label, amount], index) => {
    const isLast = index === sums.length - 1
    const type = { face: isLast ? 'bold' : 'regular', size: isLast ? 11 : 9.5 } as const
    if (isLast) {
      doc.moveTo(x, y).lineTo(column.right, y).lineWidth(1).strokeColor(ink.line).stroke()
      y += 6
    }
    const below = write(doc, label, x, y, { ...type, width: 140 })
    y = Math.max(below, write(doc, amount, x + 140, y, { ...type, width: 110, align: 'right' })) + 3
  })
  return y
}
