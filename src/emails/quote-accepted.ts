import { env } from '@/env'
import { type Block, layout, type Mail } from './layout'
import { deskFoot, quoteName, readerName } from './quote-declined'

/** What the mails of an acceptance tell; amounts and dates as the screens write them. */
export type AcceptedMail = {
  quote: {
    number: string
    version: number
    title: string
    recipient: { name: string; company: string | null; email: string }
    request: number
    /** The address of its page. */
    url: string
  }
  total: string
  seal: { name: string; title: string; poNumber: string | null; on: string; contentHash: string }
  /** The invoice over the deposit, if there is one. */
  deposit: { id: number; number: string; amount: string; due: string } | null
  project: { id: number; name: string }
  /** Whose project it is, and how that person comes in: as ever, with a password yet to be chosen, or with a new one. */
  account: { entry: 'known' | 'made' | 'reclaimed'; username: string; email: string }
  settings: { companyName: string; phone: string; email: string; rfqRecipient: string }
}

const factsOf = ({ quote, total, seal, deposit }: AcceptedMail): [string, string][] => [
  ['Quote', quoteName(quote)],
  ['For', quote.title],
  ['Total', total],
  ['Accepted by', `${seal.name}, ${seal.title}`],
  ['On', seal.on],
  ...(seal.poNumber ? [['PO number', seal.poNumber] as [string, string]] : []),
  ...(deposit
    ? ([
        ['Deposit invoice', deposit.number],
        ['Deposit', deposit.amount],
        ['Due', deposit.due],
      ] as [string, string][])
    : []),
  ['SHA-256 of what was accepted', seal.contentHash],
]

const portal = (path: string): string => `${env.SITE_URL}/portal${path}`

/** How the owner of the account comes in. Who opens the mailbox chooses the password; the link of the quote alone does not. */
function entryOf({ account: { entry, username, email } }: AcceptedMail): Block[] {
  if (entry === 'known') return []
  const how = `Your username is ${username}. To choose a password, open the page below, enter ${email}, and follow the link that we mail you.`
  const why =
    entry === 'made'
      ? 'There is an account for you in our client portal, for the project and its invoices. It has no password yet.'
      : 'There was an account with your address in our client portal that nobody had shown to be yours. So that the project reaches nobody else, we have ended its sessions and removed its password, its second factor and its connected sign-ins. It is yours once you choose a new password.'
  return [`${why} ${how}`, { href: `${env.SITE_URL}/auth?forgot`, label: 'Choose a password' }]
}

const nextSteps = ({ deposit }: AcceptedMail): string =>
  deposit
    ? `What happens next: the invoice ${deposit.number} over the deposit of ${deposit.amount} is attached; it is due on ${deposit.due}. Once the deposit has arrived we begin. You can follow the project in the portal.`
    : 'What happens next: we begin, and are in touch with you about the first steps. You can follow the project in the portal.'

/** To the client: what was accepted, what is due, and where it goes on. The signed quote and the invoice are attached. */
export const acceptanceForClient = (data: AcceptedMail): Mail =>
  layout(
    data.settings.companyName,
    `Accepted: quote ${data.quote.number}, ${data.quote.title}`,
    [
      `Hello ${data.quote.recipient.name},`,
      'thank you for your order. Our quote is accepted; the signed copy is attached, for you to keep.',
      factsOf(data),
      nextSteps(data),
      ...entryOf(data),
      { href: portal(`/projects/${data.project.id}`), label: 'Open the project' },
      ...(data.deposit ? [`The invoice in the portal: ${portal(`/billing/${data.deposit.id}`)}`] : []),
      `The quote on the web: ${data.quote.url}`,
    ],
    `Did somebody accept it who may not? Tell us at once: answer this mail or call ${data.settings.phone}.\n${data.settings.companyName} · ${data.settings.phone} · ${data.settings.email}`,
  )

const accountWords: Record<AcceptedMail['account']['entry'], string> = {
  known: 'It belongs to the account',
  made: 'It belongs to an account whose owner has yet to choose a password:',
  reclaimed:
    'An account with the address of the quote existed, which nobody had chosen for it. Its sessions were ended and its password was removed; the project belongs to it:',
}

/** To the team: a quote was accepted, by whom, and what has been made of it. */
export const acceptanceForTeam = (data: AcceptedMail): Mail =>
  layout(
    data.settings.companyName,
    `Quote ${data.quote.number} was accepted: ${data.quote.title}`,
    [
      `${readerName(data.quote.recipient)} has accepted our quote. The signed copy is attached.`,
      factsOf(data),
      `The request is completed, and the project “${data.project.name}” is made with its milestones${data.deposit ? `; the invoice ${data.deposit.number} is issued` : ''}. ${accountWords[data.account.entry]} ${data.account.username} (${data.account.email}).`,
      { href: `${env.SITE_URL}/admin/collections/client_projects/${data.project.id}`, label: 'Open the project' },
    ],
    deskFoot(data.quote.request),
  )
