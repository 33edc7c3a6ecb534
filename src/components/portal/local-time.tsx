'use client'

import { useSyncExternalStore } from 'react'
import { format } from 'date-fns'

const never = () => () => undefined
/** The same wall clock as in UTC, whichever time zone this machine is in. */
const asUtc = (date: Date) => new Date(date.getTime() + date.getTimezoneOffset() * 60_000)

/** A time of day in the reader's own time zone: in UTC on the server, corrected once the page is live. */
export function LocalTime({ value, withSeconds = false }: { value: string; withSeconds?: boolean }) {
  const pattern = withSeconds ? 'h:mm:ss a' : 'h:mm a'
  const date = new Date(value)
  const text = useSyncExternalStore(
    never,
    () => format(date, pattern),
    () => format(asUtc(date), pattern),
  )
  return (
    <time dateTime={value} className="tabular-nums">
      {text}
    </time>
  )
}
