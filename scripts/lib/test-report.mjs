/**
 * @typedef {import('./test-counts.mjs').Counts & { title: string, seconds: number }} Result
 */

const HEAD = ['Step', 'Passed', 'Failed', 'Skipped', 'Time']

const rowOf = ({ title, passed, failed, skipped, seconds }) => [
  title,
  String(passed),
  String(failed),
  String(skipped),
  `${seconds.toFixed(1)} s`,
]

/**
 * The summary of a run as a table.
 * @param {Result[]} results
 * @returns {string}
 */
export function toTable(results) {
  const rows = [HEAD, ...results.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const format = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('   ')
  const lines = rows.map((row, index) => {
    const note = results[index - 1]?.note
    return note ? `${format(row)}   ${note}` : format(row)
  })
  return lines.join('\n')
}

/**
 * The line that ends a run.
 * @param {Result[]} results
 * @returns {string}
 */
export function toTotal(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
