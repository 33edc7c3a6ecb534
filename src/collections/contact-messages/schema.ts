import { z } from 'zod'
import { emailOf, honeypotOf, lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'

/** What both the browser and the server hold a contact message to. */
export const contactMessage = z.object({
  name: lineOf(2, 120, 'Name must be at least 2 characters'),
  email: emailOf('Please enter a valid email address'),
  phone: lineOf(6, 40, 'Please enter a valid phone number'),
  company: optionalOf(lineOf(0, 160)),
  subject: lineOf(2, 200, 'Subject must be at least 2 characters'),
  message: textOf(10, 10_000, 'Message must be at least 10 characters'),
})

/** The body of `POST /api/contact`; the honeypot must be empty. */
export const contactSubmission = contactMessage.extend({
  website: honeypotOf('Your message could not be accepted. Please try again.'),
})

export type ContactInput = z.output<typeof contactMessage>

/** The fields as the form in the browser holds them. */
export type ContactValues = Record<keyof ContactInput, string>
