import type { PayloadRequest } from 'payload'
import { missingForXml } from '../../ubl/operations'
import { getInvoice } from './operations'
import { remindersOf } from './reminders'
import type { FollowUp } from './schema'

/**
 * What became of an invoice after its issue, for those who follow it up.
 * @throws HttpError 404
 */
export async function getFollowUp(req: PayloadRequest, id: string): Promise<FollowUp> {
  const invoice = await getInvoice(req, id)
  const [reminders, xmlProblem] = await Promise.all([remindersOf(req, invoice.id), missingForXml(req, invoice)])
  const { status, balanceCents, creditedCents, lateInterest, number } = invoice
  return { number, status, balanceCents, creditedCents, lateInterest, reminders, xmlProblem: xmlProblem ?? null }
}
