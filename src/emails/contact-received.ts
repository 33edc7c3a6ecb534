import type { ContactInput } from '@/collections/contact-messages/schema'
import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = { message: ContactInput & { id: number }; settings: { companyName: string } }

/** To the team: a new contact message, whole, with everything needed to answer. */
export const contactReceived = ({ message, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `Contact message #${message.id}: ${message.subject}`,
    [
      `${message.name} wrote through the contact form. To answer, just answer this mail.`,
      [
        ['E-mail', message.email],
        ['Phone', message.phone],
        ['Company', message.company ?? 'Not given'],
        ['Subject', message.subject],
      ],
      message.message,
    ],
    `Open it in the panel: ${env.SITE_URL}/admin/collections/contact_messages/${message.id}`,
  )
