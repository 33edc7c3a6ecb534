import { CSV_MARK, csvRow } from '@/lib/shared/csv'
import type { Report } from './schema'

// Amounts and counts as a spreadsheet reads them.
const plain = (text: string): string => (/^-?\$?[\d,]+(\.\d+)?$/.test(text) ? text.replace(/[$,]/g, '') : text)

/** A report as a CSV file: one line for each figure, so that a spreadsheet can filter and sum. */
export const reportCsv = ({ from, to, sections }: Report): string =>
  [
    CSV_MARK,
    csvRow(['From', 'To', 'Section', 'Item', 'Measure', 'Value']),
    ...sections.flatMap(({ title, columns, rows }) =>
      rows.flatMap(([item = '', ...values]) =>
        values.map((value, index) => csvRow([from, to, title, item, columns[index + 1] ?? '', plain(value)])),
      ),
    ),
  ].join('')
