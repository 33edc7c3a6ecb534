'use client'

import { useSyncExternalStore } from 'react'
import { format } from 'date-fns'

const DATE = 'MMM d, yyyy'
const MOMENT = "MMM d, yyyy 'at' h:mm a"

const never = () => () => undefined
/** The same wall clock as in UTC, whichever time zone this machine is in. */
const asUtc = (date: Date) => new Date(date.getTime() + date.getTimezoneOffset() * 60_000)

/**
 * A date in the reader's own time zone. The server does not know it and writes UTC; the browser corrects it once the
 * page is live, without a mismatch.
 */
export function LocalDate({ value, withTime = false }: { value: string; withTime?: boolean }) {
  const pattern = withTime ? MOMENT : DATE
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
