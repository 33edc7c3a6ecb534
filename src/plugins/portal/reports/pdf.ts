import { formatDay } from '@/lib/shared/days'
import { column, type Doc, makePdf, roomFor, write } from '../pdf/document'
import { drawLetterhead, type Sender } from '../pdf/letterhead'
import { drawTable, type TableColumn } from '../pdf/table'
import type { Report, ReportSection } from './schema'

const NUMBER_WIDTH = 110
/** A heading, the head of a table and its first row stay together. */
const LEAST = 70

const columnsOf = ({ columns }: ReportSection): TableColumn[] => {
  const numbers = columns.length - 1
  return columns.map((label, index) =>
    index === 0
      ? { label, width: column.width - numbers * NUMBER_WIDTH }
      : { label, width: NUMBER_WIDTH, isNumber: true },
  )
}

function draw(doc: Doc, report: Report, sender: Sender): void {
  let y = drawLetterhead(doc, sender, 'Report', `${formatDay(report.from)} to ${formatDay(report.to)}`)
  for (const section of report.sections) {
    y = roomFor(doc, y, LEAST)
    y = write(doc, section.title, column.left, y, { face: 'bold', size: 11 }) + 6
    y =
      section.rows.length > 0
        ? drawTable(doc, columnsOf(section), section.rows, y) + 14
        : write(doc, 'Nothing in this period.', column.left, y) + 20
  }
}

/** A report on paper. */
export const reportPdf = (report: Report, sender: Sender, madeAt: Date): Promise<Buffer> =>
  makePdf(
    {
      title: `Report ${report.from} to ${report.to}`,
      author: sender.company,
      foot: `${sender.company} · Report, ${formatDay(report.from)} to ${formatDay(report.to)}`,
      madeAt,
    },
    (doc) => draw(doc, report, sender),
  )
