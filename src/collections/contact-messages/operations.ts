import type { PayloadRequest } from 'payload'
import { contactConfirmation } from '@/emails/contact-confirmation'
import { contactReceived } from '@/emails/contact-received'
import { getFormSettings } from '@/globals/site-settings/operations'
import { queueFormMails } from '@/jobs/form-mails'
import { inTransaction } from '@/lib/server/transaction'
import type { ContactInput } from './schema'

/**
 * Stores a contact message and queues the mails to the team and to the sender, all in one transaction.
 * @returns the number of the message
 */
export async function submitContact(req: PayloadRequest, input: ContactInput): Promise<number> {
  const settings = await getFormSettings(req)
  return inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: 'contact_messages',
      data: input,
      depth: 0,
      req,
      // The collection is closed to strangers; this operation is the way in, and chooses every field.
      overrideAccess: true,
    })
    const message = { id, ...input }
    await queueFormMails(req, {
      sender: input,
      recipient: settings.contactRecipient,
      received: contactReceived({ message, settings }),
      confirmation: contactConfirmation({ message, settings }),
    })
    return id
  })
}
