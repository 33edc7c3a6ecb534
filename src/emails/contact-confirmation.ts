import type { ContactInput } from '@/collections/contact-messages/schema'
import { layout, type Mail } from './layout'

type Data = {
  message: ContactInput & { id: number }
  settings: { companyName: string; phone: string; email: string }
}

/**
 * To the sender: the message has arrived, and whom to call meanwhile. What was written is not repeated: the address may
 * be somebody else's, who is not to be written to in our name.
 */
export const contactConfirmation = ({ message, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `We have your message (#${message.id})`,
    [
      `Hello ${message.name},`,
      'Thank you for contacting us. Your message has arrived, and one of our team will get back to you soon.',
      `If it can't wait, call us at ${settings.phone}. To add something, just answer this mail.`,
    ],
    `${settings.companyName} · ${settings.phone} · ${settings.email}`,
  )
