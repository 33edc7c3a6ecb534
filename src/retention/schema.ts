import { z } from 'zod'

/** The longest time that can be set: ten years. */
export const MOST_MONTHS = 120
/** What is said of a number of months that is none. */
export const MONTHS_RULE = `A whole number of months from 1 to ${MOST_MONTHS}, or empty to keep everything`

const months = z.number(MONTHS_RULE).int(MONTHS_RULE).min(1, MONTHS_RULE).max(MOST_MONTHS, MONTHS_RULE).nullable()

/** How long what comes in by the forms of the site is kept, in months; `null` for ever. */
export const retentionPeriods = z.object({ contactMonths: months, rfqMonths: months, careersMonths: months })
export type RetentionPeriods = z.output<typeof retentionPeriods>
