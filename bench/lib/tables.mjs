/**
 * @typedef {{ title: string, note?: string, columns: string[], rows: (string | number)[][] }} Table
 */

/** A number as a table shows it: large ones without a fraction, small ones with what can be told apart. */
export function figure(value, digits) {
  if (value === undefined || value === null || Number.isNaN(value)) return '–'
  const places = digits ?? (Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2)
  return value.toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places })
}

const textOf = (cell) => (typeof cell === 'number' ? figure(cell) : String(cell))

const widthsOf = (columns, rows) =>
  columns.map((column, i) => Math.max(column.length, ...rows.map((row) => (row[i] ?? '').length)))

/**
 * A table for the terminal: the first column to the left, the others to the right.
 * @param {Table} table
 */
export function toText({ title, note, columns, rows }) {
  const cells = rows.map((row) => row.map(textOf))
  const widths = widthsOf(columns, cells)
  const line = (row) =>
    row
      .map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd()
  return [title, line(columns), ...cells.map(line), ...(note ? [note] : [])].join('\n')
}

/**
 * The same table in Markdown.
 * @param {Table} table
 */
export function toMarkdown({ title, note, columns, rows }) {
  const line = (row) => `| ${row.join(' | ')} |`
  const rule = columns.map((_, i) => (i ? '--:' : '---'))
  const body = rows.map((row) => line(row.map((cell) => textOf(cell).replaceAll('|', '\\|'))))
  return [`### ${title}`, '', line(columns), line(rule), ...body, ...(note ? ['', note] : [])].join('\n')
}
