import type { Thing } from './json-ld'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The place of a day in the week, from its name or the beginning of it. */
function dayIndex(word: string): number {
  const name = word.trim().replace(/\.$/, '').toLowerCase()
  return name.length < 3
    ? -1
    : WEEK.findIndex((day) => day.toLowerCase().startsWith(name) || `${day.toLowerCase()}s` === name)
}

/** `Mon-Fri`, `Sat`, `Mon, Wed`: the names of the days; `undefined` when one of them is none. */
function daysOf(text: string): string[] | undefined {
  const days = text.split(/,|&|\band\b/).flatMap((part) => {
    const [from, to, ...more] = part.split(/[-–—]|\bto\b/).map(dayIndex)
    if (from === undefined || from < 0 || more.length > 0) return [undefined]
    if (to === undefined) return [WEEK[from]]
    return to < from ? [undefined] : WEEK.slice(from, to + 1)
  })
  return days.every((day) => day !== undefined) ? days : undefined
}

/** `8:00 AM` as `08:00`; `undefined` for what is no time. */
function timeOf(text: string): string | undefined {
  const [, hour, minute = '00', half] = /^\s*(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?\s*$/i.exec(text) ?? []
  if (!half || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return undefined
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** `8:00 AM-6:00 PM`, or `closed`, which schema.org says by opening and closing at midnight. */
function spanOf(text: string): { opens: string; closes: string } | undefined {
  if (/^\s*closed\s*$/i.test(text)) return { opens: '00:00', closes: '00:00' }
  const [opens, closes, ...more] = text.split(/[-–—]|\bto\b/).map(timeOf)
  return opens && closes && opens < closes && more.length === 0 ? { opens, closes } : undefined
}

/**
 * The opening hours of the settings as search engines read them. They are free text: if one line cannot be read with
 * certainty, nothing is said at all, for half of the hours would be wrong hours.
 */
export function openingHours(lines: { days: string; hours: string }[]): Thing[] {
  const read = lines.map(({ days, hours }) => ({ dayOfWeek: daysOf(days), span: spanOf(hours) }))
  return read.flatMap(({ dayOfWeek, span }) =>
    dayOfWeek && span && read.every((line) => line.dayOfWeek && line.span)
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }]
      : [],
  )
}
