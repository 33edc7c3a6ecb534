/** The mark by which spreadsheets know UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * A value of a CSV file. One that a spreadsheet would take for a formula is kept a text, also behind blanks; plain numbers
 * stay numbers.
 */
function field(value: string): string {
  const isFormula = /^\s*[=+\-@|%]/.test(value) || /^[\t\r\n]/.test(value)
  const text = isFormula && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file (RFC 4180), with its end. */
export const csvRow = (values: string[]): string => `${values.map(field).join(',')}\r\n`
