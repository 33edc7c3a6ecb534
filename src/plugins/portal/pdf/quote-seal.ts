import type { QuoteSeal, Signature } from '../collections/quotes/schema'
import { column, type Doc, ink, roomFor, setType, write } from './document'
import { drawFacts } from './letterhead'

/** The box of a signature, in points; a drawn one has 1000 by 300 units in it. */
const BOX = { width: 250, height: 75, units: 1000 } as const

/** A name in letters as large as fit on one line. */
function drawTyped(doc: Doc, text: string, top: number): void {
  const room = BOX.width - 16
  const size = Math.max(9, Math.min(26, (26 * room) / setType(doc, { size: 26 }).widthOfString(text)))
  write(doc, text, column.left + 8, top + BOX.height - 12 - size * 1.4, { size, width: room + 1 })
}

/** What was drawn, as lines: sharp at every size. */
function drawStrokes(doc: Doc, strokes: readonly (readonly [number, number])[][], top: number): void {
  const scale = BOX.width / BOX.units
  doc.save().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(ink.text)
  for (const stroke of strokes)
    stroke.forEach(([x, y], index) => {
      const [left, below] = [column.left + x * scale, top + y * scale]
      if (index === 0) doc.moveTo(left, below)
      else doc.lineTo(left, below)
    })
  doc.stroke().restore()
}

function drawSignature(doc: Doc, signature: Signature, top: number): number {
  doc.rect(column.left, top, BOX.width, BOX.height).lineWidth(0.5).strokeColor(ink.line).stroke()
  if (signature.kind === 'typed') drawTyped(doc, signature.text, top)
  else drawStrokes(doc, signature.strokes, top)
  const how = signature.kind === 'typed' ? 'Signature, typed' : 'Signature, drawn'
  return write(doc, how, column.left, top + BOX.height + 3, { size: 8, color: ink.muted }) + 10
}

const inZone = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' }).format(moment)
// A narrow space before AM and PM is no letter of every typeface.
const plainSpaces = (text: string): string => text.replace(/\u202f/g, ' ')

/** Who accepted, when and how, kept together on one page. Returns where the text goes on. */
export function drawSeal(doc: Doc, seal: QuoteSeal, timeZone: string, top: number): number {
  const moment = new Date(seal.acceptedAt)
  let y = write(doc, 'Accepted', column.left, roomFor(doc, top, 300), { face: 'bold', size: 13 }) + 8
  y = drawFacts(
    doc,
    [
      ['Name', seal.name, 170],
      ['Title', seal.title, 170],
      ['PO number', seal.poNumber ?? 'None', 164],
    ],
    y,
  )
  y = drawSignature(doc, seal.signature, y - 6)
  y = drawFacts(
    doc,
    [
      ['Time', plainSpaces(inZone(moment, timeZone)), 170],
      [
        'Time in UTC',
        moment
          .toISOString()
          .replace('T', ' ')
          .replace(/\.\d+Z$/, ' UTC'),
        170,
      ],
      ['Network address', seal.address, 164],
    ],
    y,
  )
  return drawFacts(doc, [['SHA-256 of what was accepted', seal.contentHash, column.width]], y - 8)
}
