import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { getSiteSettings } from '@/globals/site-settings/operations'
import type { OpenFile } from '@/lib/server/kept-files'
import { senderOf } from '../pdf/letterhead'
import { answerTimes } from './answers'
import { getBusinessCalendar } from './business-calendar'
import { reportCsv } from './csv'
import { reportPdf } from './pdf'
import type { Period } from './period'
import { quotesByState, winRate } from './quotes'
import type { Report, ReportQuery } from './schema'
import { billingByMonth, clientWork, formsReceived, requestsByService, requestsByStatus } from './tables'

type Days = Pick<ReportQuery, 'from' | 'to'>

/**
 * How the company did in a period: sales see what they work on, administrators everything. That the caller is one of
 * them was asked before.
 */
export async function getReport(req: PayloadRequest, { from, to }: Days): Promise<Report> {
  const isAll = isAdmin(req.user as Person)
  const [{ companyName }, calendar] = await Promise.all([getSiteSettings(req), getBusinessCalendar(req)])
  const period: Period = { from, to, timeZone: calendar.timeZone }
  const sections = [
    await requestsByStatus(req, period),
    await requestsByService(req, period),
    await quotesByState(req, period),
    await winRate(req, period),
    await answerTimes(req, period, calendar),
    await formsReceived(req, period, isAll),
    ...(isAll ? [await billingByMonth(req, period), ...(await clientWork(req, period))] : []),
  ]
  return { from, to, company: companyName ?? '', sections }
}

/** The same as a file to keep. */
export async function reportFile(req: PayloadRequest, days: Days, format: 'csv' | 'pdf'): Promise<OpenFile> {
  const report = await getReport(req, days)
  const bytes =
    format === 'csv'
      ? Buffer.from(reportCsv(report))
      : await reportPdf(report, senderOf(await getSiteSettings(req)), new Date())
  return {
    name: `report-${days.from}-to-${days.to}.${format}`,
    mimeType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
    size: bytes.length,
    stream: () => Readable.from([bytes]),
  }
}
