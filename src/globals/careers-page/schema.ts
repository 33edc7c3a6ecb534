/** How a job binds both sides; the values are those of schema.org. */
export const employmentTypes = [
  { value: 'FULL_TIME', label: 'Full-time' },
  { value: 'PART_TIME', label: 'Part-time' },
  { value: 'CONTRACTOR', label: 'Contract' },
  { value: 'TEMPORARY', label: 'Temporary' },
  { value: 'INTERN', label: 'Internship' },
] as const

/** How a job binds both sides. */
export type EmploymentType = (typeof employmentTypes)[number]['value']

const HALF_A_DAY = 12 * 60 * 60 * 1000

/**
 * Whether an opening is still shown. Its last day counts until it has ended everywhere on earth.
 * @param validUntil the last day, as `2026-12-31`; `null` when it is open until filled
 */
export const isOpen = (validUntil: string | null, now: Date): boolean =>
  validUntil === null || validUntil >= new Date(now.getTime() - HALF_A_DAY).toISOString().slice(0, 10)
