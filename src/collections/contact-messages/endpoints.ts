import type { Endpoint } from 'payload'
import { isAnyone } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { answerWithPage } from '@/lib/server/form-page'
import { readPlainForm } from '@/lib/server/plain-form'
import { contactSubmission } from './schema'
import { submitContact } from './operations'

/** The contact form. */
export const contactEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/contact',
    allow: isAnyone,
    limit: { name: 'contact', points: 20, seconds: 3600 },
    body: contactSubmission,
    otherBody: readPlainForm,
    idempotent: true,
    status: 201,
    run: async ({ req, body: { website: _website, ...input } }) => {
      const id = await submitContact(req, input)
      return { id, message: "Thank you for contacting us. We'll get back to you soon." }
    },
    respond: answerWithPage('/contact', '/contact/thank-you'),
  }),
]
