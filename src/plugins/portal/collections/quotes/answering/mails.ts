import type { PayloadRequest } from 'payload'
import { wantsMail } from '@/account/preferences/operations'
import { acceptanceForClient, acceptanceForTeam, type AcceptedMail } from '@/emails/quote-accepted'
import { type AnswerMail, quoteDeclined } from '@/emails/quote-declined'
import { quoteQuestion } from '@/emails/quote-question'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import type { AttachmentRef } from '@/lib/server/mail-attachments'
import { dayIn, dayStored, formatDay } from '@/lib/shared/days'
import type { ClientProject, Invoice, Quote, SiteSetting } from '@/payload-types'
import { getBillingSettings } from '../../../globals/billing-settings/operations'
import { idOf } from '../../client-projects/parts'
import { formatCents } from '../../invoices/money'
import { quoteThread } from '../mail'
import type { QuoteContent, QuoteSeal } from '../schema'
import { quoteUrl } from '../token'
import type { Owner } from './account'
import { paperName } from './document'

/** An address for answers that a mail program shows with its name. */
const replyTo = ({ name, email }: Quote['recipient']): string => `${name.replace(/["<>,;\r\n]/g, ' ')} <${email}>`

const threadOfTeam = (number: string): string => `quote-${number.toLowerCase()}-team`

type About = { quote: Quote; settings: SiteSetting }
const aboutOf = async (req: PayloadRequest, quote: Quote): Promise<About> => ({
  quote,
  settings: await getSiteSettings(req),
})

const answerOf = ({ quote, settings }: About, text: string): AnswerMail => ({
  quote: { number: quote.number ?? '', version: quote.version, title: quote.title, request: idOf(quote.request) ?? 0 },
  reader: quote.recipient,
  text,
  settings,
})

const toTeam = ({ quote, settings }: About) => ({
  to: settings.rfqRecipient,
  replyTo: replyTo(quote.recipient),
  thread: threadOfTeam(quote.number ?? ''),
})

/** Queues the mail by which the desk gets a question of the reader; an answer to it goes to the reader. */
export async function mailQuestion(req: PayloadRequest, quote: Quote, text: string): Promise<void> {
  const about = await aboutOf(req, quote)
  await queueEmail(req, { ...toTeam(about), ...quoteQuestion(answerOf(about, text)) })
}

/** Queues the mail that tells the desk why a quote was declined. */
export async function mailDecline(req: PayloadRequest, quote: Quote, reason: string): Promise<void> {
  const about = await aboutOf(req, quote)
  await queueEmail(req, { ...toTeam(about), ...quoteDeclined(answerOf(about, reason)) })
}

/** All that came of an acceptance. */
export type Outcome = {
  quote: Quote
  content: QuoteContent
  seal: QuoteSeal
  owner: Owner
  project: ClientProject
  invoice: Invoice | null
}

const depositOf = ({ id, number, totalCents, dueDate }: Invoice) => ({
  id,
  number: number ?? '',
  amount: formatCents(totalCents),
  due: dueDate ? formatDay(dayStored(dueDate)) : '',
})

async function toldOf(
  req: PayloadRequest,
  { quote, content, seal, owner, project, invoice }: Outcome,
): Promise<AcceptedMail> {
  const [{ timeZone }, settings] = [await getBillingSettings(req), await getSiteSettings(req)]
  const { username, email } = owner.user
  return {
    quote: { ...content, number: content.number ?? '', request: idOf(quote.request) ?? 0, url: quoteUrl(quote.id) },
    total: formatCents(content.totals.totalCents),
    seal: { ...seal, on: formatDay(dayIn(timeZone, new Date(seal.acceptedAt))) },
    deposit: invoice && depositOf(invoice),
    project: { id: project.id, name: project.name },
    account: { entry: owner.entry, username: username ?? '', email },
    settings,
  }
}

/**
 * Queues the mails of an acceptance, in the transaction of `req`: to whom the quote is addressed, to the team, and to the
 * owner of the account where that is somebody else who wants such mails. Each has the signed quote and the invoice with it.
 */
export async function mailAcceptance(req: PayloadRequest, outcome: Outcome): Promise<void> {
  const { quote, owner, invoice } = outcome
  const told = await toldOf(req, outcome)
  const { settings, recipient, number } = { ...told, ...outcome.content }
  const attachments: AttachmentRef[] = [
    { name: paperName({ ...quote, status: 'accepted' }), kind: 'quote', id: quote.id },
    ...(invoice ? [{ name: `${invoice.number}.pdf`, kind: 'invoice', id: invoice.id }] : []),
  ]
  const forClient = acceptanceForClient(told)
  const { email } = owner.user
  const isElsewhere = email.toLowerCase() !== recipient.email.toLowerCase()
  const others = isElsewhere && (await wantsMail(req, owner.user.id, 'billing')) ? [email] : []
  for (const to of [recipient.email, ...others])
    await queueEmail(req, {
      to,
      replyTo: settings.rfqRecipient,
      thread: to === recipient.email ? quoteThread(number ?? '') : undefined,
      attachments,
      ...forClient,
    })
  await queueEmail(req, {
    ...toTeam({ quote, settings: settings as SiteSetting }),
    attachments,
    ...acceptanceForTeam(told),
  })
}
