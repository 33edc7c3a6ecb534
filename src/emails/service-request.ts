import { env } from '@/env'
import { layout, type Mail } from './layout'

/** What a mail about a service request tells. */
export type RequestMail = {
  request: { id: number; number: string; title: string }
  settings: { companyName: string; phone: string; email: string }
  /** What has happened, in a sentence. */
  opening: string
  /** What was written. */
  text?: string
  /** The names of the files that came with it. */
  files?: string[]
  facts?: [string, string][]
  /** The mail that begins the conversation on this side. */
  isFirst: boolean
}

/** The same in every mail of a request: mailboxes keep a conversation together by it as well. */
const subjectOf = ({ request, isFirst }: RequestMail): string =>
  `${isFirst ? '' : 'Re: '}[${request.number}] ${request.title}`

const blocksOf = ({ opening, text, files = [], facts = [] }: RequestMail) => [
  opening,
  ...(text ? [text] : []),
  ...(facts.length > 0 ? [facts] : []),
  ...(files.length > 0 ? [`Files: ${files.join(', ')}`] : []),
]

/** To the desk: what a client did, and where to answer. */
export const requestMailToStaff = (data: RequestMail): Mail =>
  layout(
    data.settings.companyName,
    subjectOf(data),
    blocksOf(data),
    `Read the thread and answer in the panel: ${env.SITE_URL}/admin/collections/service_requests/${data.request.id}`,
  )

/** To the client: what the desk did, and where to read and answer it. */
export const requestMailToClient = (data: RequestMail): Mail =>
  layout(
    data.settings.companyName,
    subjectOf(data),
    [
      ...blocksOf(data),
      `Read the thread, add files or answer in the portal: ${env.SITE_URL}/portal/services/requests/${data.request.id}`,
    ],
    `${data.settings.companyName} · ${data.settings.phone} · ${data.settings.email}`,
  )
