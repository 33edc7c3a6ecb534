import { z } from 'zod'

/** How urgent an alert is, the most urgent first. */
export const severities = [
  { value: 'critical', label: 'Critical' },
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Info' },
] as const

/** One of the three severities. */
export type Severity = (typeof severities)[number]['value']

/** Whether somebody has taken an alert on. */
export const alertStates = [
  { value: 'new', label: 'New' },
  { value: 'acknowledged', label: 'Acknowledged' },
] as const

/** One of the two states. */
export type AlertState = (typeof alertStates)[number]['value']

/** What happened to an alert. */
export type AlertEvent = {
  id: number
  kind: 'raised' | 'acknowledged' | 'comment' | 'reopened'
  at: string
  /** Who did it; `null` for what monitoring did by itself. */
  byName: string | null
  comment: string | null
}

/** Most characters of a comment. */
export const MOST_COMMENT = 1000
/** Most alerts that are acknowledged at once. */
export const MOST_AT_ONCE = 100

const comment = z
  .string('A comment is a text')
  .trim()
  .max(MOST_COMMENT, `A comment has at most ${MOST_COMMENT} characters`)
  .default('')

/** What is said about one alert: that it was taken on, or opened again. */
export const alertRemark = z.object({ comment })

/** Several alerts that are taken on at once. */
export const alertsTaken = z.object({
  ids: z
    .array(z.number('The number of an alert').int().positive().max(2_147_483_647), 'Say which alerts')
    .min(1, 'Say which alerts')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} alerts at once`),
  comment,
})
