const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in words, `July 15, 2025`; the day is that of UTC, so that every server prints the same. */
export function LongDate({ value }: { value: string }) {
  return <time dateTime={value}>{longDate.format(new Date(value))}</time>
}
