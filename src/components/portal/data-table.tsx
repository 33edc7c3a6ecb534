import type { ReactNode } from 'react'

type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Names the row to assistive technology. */
  isHead?: boolean
  /** Figures stand below each other. */
  isNumber?: boolean
  /** Running text: takes the whole width of a card, and needs no label there. */
  isText?: boolean
}

type Props<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string | number }

// Where there is little room, as on a phone, each row is a small card: its name, and below it the labelled values side by side.
const card = '@max-3xl:grid @max-3xl:grid-cols-2 @max-3xl:gap-x-4 @max-3xl:gap-y-2 @max-3xl:px-5 @max-3xl:py-3.5'
const labelled =
  "@max-3xl:before:block @max-3xl:before:text-ink-muted @max-3xl:before:content-[attr(data-label)] @max-3xl:before:content-[attr(data-label)_/_'']"

/**
 * A table of records. Where there is little room each row stands as a card, so that no column is out of sight;
 * where a table is still wider than its place, it scrolls by itself, by keyboard too. The roles say again what it is, because browsers take a
 * table that is not laid out as one for something else.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="@container relative overflow-x-auto">
      <table role="table" className="w-full border-collapse text-left text-1 tabular-nums @max-3xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-3xl:sr-only">
          <tr role="row" className="border-b border-line">
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className={`px-5 py-3 font-medium whitespace-nowrap text-ink-muted ${isNumber ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-3xl:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={`border-b border-line last:border-0 hover:bg-sunken/60 ${card}`}>
              {columns.map(({ label, cell, isHead, isNumber, isText }) => {
                const Cell = isHead ? 'th' : 'td'
                return (
                  <Cell
                    key={label}
                    role={isHead ? 'rowheader' : 'cell'}
                    scope={isHead ? 'row' : undefined}
                    data-label={label}
                    className={`min-w-0 align-top @3xl:px-5 @3xl:py-3 ${isHead ? 'font-medium @max-3xl:order-first' : 'font-normal'} ${isHead || isText ? '@max-3xl:col-span-2' : labelled} ${isNumber ? '@3xl:text-right' : ''}`}
                  >
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
