import { z } from 'zod'
import { type Day, daysBetween, isDay } from '@/lib/shared/days'

/** The longest period of a report, in days: five years. */
const LONGEST = 5 * 366

const day = z.string('A date is written as 2026-11-20').refine(isDay, 'A date is written as 2026-11-20')

/** The query of `GET /api/admin/reports`: both days are within the period. */
export const reportQuery = z
  .object({ from: day, to: day, format: z.enum(['json', 'csv', 'pdf'], 'format is json, csv or pdf').default('json') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The period ends before it begins' })
  .refine(({ from, to }) => daysBetween(from, to) <= LONGEST, { path: ['from'], error: 'Choose five years at most' })
export type ReportQuery = z.output<typeof reportQuery>

/** A part of a report: a table of texts, ready to be read. */
export type ReportSection = { title: string; columns: string[]; rows: string[][] }

/** How the company did in a period, as far as the reader may know. */
export type Report = { from: Day; to: Day; company: string; sections: ReportSection[] }
