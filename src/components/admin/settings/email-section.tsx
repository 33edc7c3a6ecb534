import type { PayloadRequest } from 'payload'
import { getMailQueue } from '@/collections/outbound-emails/operations'
import type { User } from '@/payload-types'
import { MailQueue } from './mail-queue'
import { MailTest } from './mail-test'

/** Whether mails leave: a try, and how the queue stands. */
export async function EmailSection({ req }: { req: PayloadRequest }) {
  const queue = await getMailQueue(req)
  return (
    <div className="grid max-w-[860px] gap-6">
      <MailTest own={(req.user as User).email} />
      <MailQueue {...queue} />
    </div>
  )
}
