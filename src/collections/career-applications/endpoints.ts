import type { Endpoint } from 'payload'
import { isAnyone } from '@/access/roles'
import { readPlainForm } from '@/lib/server/plain-form'
import { endpoint } from '@/lib/server/endpoint'
import { formPage, wantsPage } from '@/lib/server/form-page'
import { submitApplication } from './operations'
import { careerSubmission } from './schema'

/** The application form. */
export const careerEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/careers/apply',
    allow: isAnyone,
    limit: { name: 'careers-apply', points: 20, seconds: 3600 },
    body: careerSubmission,
    otherBody: readPlainForm,
    idempotent: true,
    status: 201,
    run: async ({ req, body: { website: _website, ...input } }) => {
      const id = await submitApplication(req, input)
      return { id, message: 'Thank you for your interest! Our team will contact you soon.' }
    },
    respond: (req, outcome) => (wantsPage(req) ? formPage(outcome, '/careers', '/careers/thank-you') : undefined),
  }),
]
