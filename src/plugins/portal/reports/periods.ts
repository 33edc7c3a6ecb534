import { addDays, type Day, monthOf } from '@/lib/shared/days'

/** A period that is asked for often. Both days are within it. */
export type NamedPeriod = { label: string; from: Day; to: Day }

/** The periods up to a day that reports are made of. */
export function periodsUpTo(today: Day): NamedPeriod[] {
  const month = monthOf(today)
  const lastDay = addDays(`${month}-01`, -1)
  const year = today.slice(0, 4)
  return [
    { label: 'This month', from: `${month}-01`, to: today },
    { label: 'Last month', from: `${monthOf(lastDay)}-01`, to: lastDay },
    { label: 'This year', from: `${year}-01-01`, to: today },
    { label: 'Last year', from: `${Number(year) - 1}-01-01`, to: `${Number(year) - 1}-12-31` },
  ]
}
