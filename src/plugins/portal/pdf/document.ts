import path from 'node:path'
import type PDFDocument from 'pdfkit'

/** A PDF that is being written. */
export type Doc = InstanceType<typeof PDFDocument>

/** The measures of a page, in points: US Letter with margins of three quarters of an inch. */
export const page = { width: 612, height: 792, margin: 54, foot: 72 } as const
/** Where the text begins, ends, and how wide it is. */
export const column = {
  left: page.margin,
  right: page.width - page.margin,
  width: page.width - 2 * page.margin,
} as const
/** Where the text of a page ends. */
export const BOTTOM = page.height - page.foot

/** Greys only: a document looks the same printed in black and white. */
export const ink = { text: '#101b27', muted: '#4b5a69', line: '#8793a0' } as const

/** Not compressed: to draw a letter the library would unpack all of them again, which takes nine times as long. */
const fonts = { regular: 'ibm-plex-sans-regular.ttf', bold: 'ibm-plex-sans-semibold.ttf' } as const
type Face = keyof typeof fonts

/** How a text is set. */
export type Setting = { face?: Face; size?: number; color?: string; width?: number; align?: 'left' | 'right' }

/** Chooses face, size and colour for what is written or measured next. */
export const setType = (doc: Doc, { face = 'regular', size = 9.5, color = ink.text }: Setting = {}): Doc =>
  doc.font(face).fontSize(size).fillColor(color)

/** Writes a text at a place; returns where the next line begins. */
export function write(doc: Doc, text: string, x: number, y: number, setting: Setting = {}): number {
  const { width = column.right - x, align = 'left' } = setting
  // Letters are taken apart from their accents by some systems; the typeface has them together.
  const whole = text.normalize('NFC')
  setType(doc, setting).text(whole, x, y, { width, align, lineGap: 1.5 })
  return y + doc.heightOfString(whole, { width, lineGap: 1.5 })
}

/** A fine line over the width of the text. */
export const rule = (doc: Doc, y: number, weight = 0.5): Doc =>
  doc.moveTo(column.left, y).lineTo(column.right, y).lineWidth(weight).strokeColor(ink.line).stroke()

/** Where a block of that height can begin: here, or on a new page when it would not fit. */
export function roomFor(doc: Doc, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  doc.addPage()
  return page.margin
}

/** Writes a text of any length, over as many pages as it takes; returns where the next line begins on the last of them. */
export function writeFlow(doc: Doc, text: string, top: number, setting: Setting = {}): number {
  setType(doc, setting).text(text.replace(/\r\n?/g, '\n').normalize('NFC'), column.left, top, {
    width: column.width,
    lineGap: 1.5,
  })
  return doc.y
}

/** A heading with a text below it, which never stand on two pages without a line in common; returns where the text goes on. */
export function writePassage(doc: Doc, title: string, text: string, top: number): number {
  const y = roomFor(doc, top, 48)
  const below = write(doc, title, column.left, y, { face: 'bold', size: 9.5 })
  return writeFlow(doc, text, below + 2, { size: 9 }) + 14
}

function writeFoots(doc: Doc, text: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index)
    // Text below the bottom margin would begin a page of its own.
    doc.page.margins.bottom = 0
    const y = page.height - page.foot + 26
    rule(doc, y - 8)
    write(doc, text, column.left, y, { size: 8, color: ink.muted, width: column.width - 90 })
    write(doc, `Page ${index + 1} of ${count}`, column.right - 90, y, {
      size: 8,
      color: ink.muted,
      width: 90,
      align: 'right',
    })
  }
}

/** What a document says of itself. `madeAt` stands in the place of the clock, so that the same document has the same bytes. */
type About = { title: string; author: string; foot: string; madeAt: Date }

/**
 * Writes a PDF: its text can be selected and read aloud, and every page says which one it is.
 * @param draw writes what is in it
 */
export async function makePdf({ title, author, foot, madeAt }: About, draw: (doc: Doc) => void): Promise<Buffer> {
  // Loaded when the first document is asked for.
  const { default: Pdf } = await import('pdfkit')
  const doc = new Pdf({
    size: [page.width, page.height],
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.foot },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const [face, file] of Object.entries(fonts))
    doc.registerFont(face, path.resolve(process.cwd(), 'src/fonts', file))
  draw(doc)
  writeFoots(doc, foot)
  doc.end()
  return whole
}
