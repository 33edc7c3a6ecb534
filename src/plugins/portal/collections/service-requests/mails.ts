import type { PayloadRequest } from 'payload'
import { wantsMail } from '@/account/preferences/operations'
import { type RequestMail, requestMailToClient, requestMailToStaff } from '@/emails/service-request'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import type { ServiceRequest, SiteSetting, User } from '@/payload-types'
import { peopleOf } from '../../people'
import { requestPriorities, statusesForClient } from './schema'

type Option = { readonly value: string; readonly label: string }
const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** Where the desk reads its mail: the e-mail contact for support in the site settings, else where contact messages go. */
export const supportAddress = ({ emails, contactRecipient }: SiteSetting): string =>
  emails?.find(({ label }) => /support/i.test(label))?.address ?? contactRecipient

type Told = Pick<RequestMail, 'opening' | 'text' | 'files' | 'facts'> & { isFirst?: boolean }

/** Queues a mail to the desk, in the transaction of `req`. */
export async function mailTheDesk(req: PayloadRequest, request: ServiceRequest, told: Told): Promise<void> {
  const settings = await getSiteSettings(req)
  const { fullName, email } = await ownerOf(req, request)
  await queueEmail(req, {
    to: supportAddress(settings),
    replyTo: `${fullName.replace(/["<>,;\r\n]/g, ' ')} <${email}>`,
    thread: `service-request-${request.id}-staff`,
    ...requestMailToStaff({ ...told, isFirst: told.isFirst ?? false, request, settings }),
  })
}

/** Queues a mail to the owner of a request who wants such mails, in the transaction of `req`. */
export async function mailTheOwner(req: PayloadRequest, request: ServiceRequest, told: Told): Promise<void> {
  const settings = await getSiteSettings(req)
  const { id, email } = await ownerOf(req, request)
  if (!(await wantsMail(req, id, 'requests'))) return
  await queueEmail(req, {
    to: email,
    replyTo: supportAddress(settings),
    thread: `service-request-${request.id}-client`,
    ...requestMailToClient({ ...told, isFirst: told.isFirst ?? false, request, settings }),
  })
}

/** What a change of status or priority says in a mail to the client. */
export const factsOfChange = (
  after: ServiceRequest,
  before?: Pick<ServiceRequest, 'status' | 'priority'>,
): [string, string][] => [
  ...(before?.status === after.status
    ? []
    : [['Status', labelOf(statusesForClient, after.status)] as [string, string]]),
  ...(before?.priority === after.priority
    ? []
    : [['Priority', labelOf(requestPriorities, after.priority)] as [string, string]]),
]

/** Tells the owner of a change of status or priority. */
export const mailOfChange = (req: PayloadRequest, after: ServiceRequest, before: ServiceRequest): Promise<void> =>
  mailTheOwner(req, after, { opening: 'Your service request has changed.', facts: factsOfChange(after, before) })

/** Who a request belongs to. */
export const ownerOf = (req: PayloadRequest, request: ServiceRequest): Promise<User> =>
  req.payload.findByID({
    collection: peopleOf(req),
    id: request.owner as number,
    depth: 0,
    req,
    // The name and the address are for the mail; who may write it was asked before.
    overrideAccess: true,
  })
