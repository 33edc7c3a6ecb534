import { BOTTOM, column, type Doc, ink, page, rule, setType, write } from './document'

/** A column of a table: how wide it is in points, and whether figures stand below each other in it. */
export type TableColumn = { label: string; width: number; isNumber?: boolean }

const GAP = 10
const PADDING = 6
const SIZE = 9

const textWidth = ({ width }: TableColumn): number => width - GAP

function drawCells(doc: Doc, columns: TableColumn[], cells: string[], y: number, isHead: boolean): void {
  let x: number = column.left
  columns.forEach((one, index) => {
    write(doc, cells[index] ?? '', index === 0 ? x : x + GAP, y, {
      face: isHead ? 'bold' : 'regular',
      size: isHead ? 8 : SIZE,
      color: isHead ? ink.muted : ink.text,
      width: textWidth(one),
      align: one.isNumber ? 'right' : 'left',
    })
    x += one.width
  })
}

function drawHead(doc: Doc, columns: TableColumn[], y: number): number {
  drawCells(
    doc,
    columns,
    columns.map(({ label }) => label),
    y,
    true,
  )
  rule(doc, y + 14, 1)
  return y + 14 + PADDING
}

function heightOf(doc: Doc, columns: TableColumn[], cells: string[]): number {
  setType(doc, { size: SIZE })
  return Math.max(
    ...columns.map((one, index) =>
      doc.heightOfString((cells[index] || ' ').normalize('NFC'), { width: textWidth(one), lineGap: 1.5 }),
    ),
  )
}

/** Draws a table, with its head again on each page and no row cut in two; returns where the text goes on. */
export function drawTable(doc: Doc, columns: TableColumn[], rows: string[][], top: number): number {
  let y = drawHead(doc, columns, top)
  for (const cells of rows) {
    const height = heightOf(doc, columns, cells)
    if (y + height + PADDING > BOTTOM) {
      doc.addPage()
      y = drawHead(doc, columns, page.margin)
    }
    drawCells(doc, columns, cells, y, false)
    y += height + PADDING
    rule(doc, y, 0.25)
    y += PADDING
  }
  return y
}
