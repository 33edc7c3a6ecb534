const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const since = (moment: string, now: number): number => Math.max(0, now - new Date(moment).getTime())
const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How long something has existed, as Kubernetes writes it: `41d`, `5h`, `12m`, `30s`. */
export function ageOf(moment: string, now: number): string {
  const age = since(moment, now)
  if (age >= DAY) return `${Math.floor(age / DAY)}d`
  if (age >= HOUR) return `${Math.floor(age / HOUR)}h`
  if (age >= MINUTE) return `${Math.floor(age / MINUTE)}m`
  return `${Math.floor(age / 1000)}s`
}

/** How long a server has been up, in words: `41 days, 6 hours`. */
export function uptimeOf(moment: string, now: number): string {
  const age = since(moment, now)
  const days = Math.floor(age / DAY)
  const hours = Math.floor((age % DAY) / HOUR)
  if (days > 0) return `${counted(days, 'day')}, ${counted(hours, 'hour')}`
  if (hours > 0) return `${counted(hours, 'hour')}, ${counted(Math.floor((age % HOUR) / MINUTE), 'minute')}`
  return counted(Math.floor(age / MINUTE), 'minute')
}
