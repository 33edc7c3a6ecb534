import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isAnyone } from '@/access/roles'
import { MAX_RESUME_BYTES, RESUME_ENDINGS, RESUME_FIELD, RESUME_TYPES } from '@/collections/career-files/schema'
import { endpoint } from '@/lib/server/endpoint'
import { answerWithPage } from '@/lib/server/form-page'
import { endArrival } from '@/lib/server/kept-files'
import { isCheckedFile, readFormWithFile } from '@/lib/server/plain-form'
import { submitApplication } from './operations'
import { careerSubmission } from './schema'

const submission = careerSubmission.extend({
  // In JSON it means nothing, like every name that is not documented.
  resumeFile: z
    .unknown()
    .transform((value) => (isCheckedFile(value) ? value : undefined))
    .optional(),
})

/** The application form. */
export const careerEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/careers/apply',
    allow: isAnyone,
    limit: { name: 'careers-apply', points: 20, seconds: 3600 },
    body: submission,
    otherBody: (req) =>
      readFormWithFile(req, {
        field: RESUME_FIELD,
        maxBytes: MAX_RESUME_BYTES,
        endings: RESUME_ENDINGS,
        types: RESUME_TYPES,
      }),
    endBody: async ({ resumeFile }, hasSucceeded) => {
      if (isCheckedFile(resumeFile)) await endArrival(resumeFile, hasSucceeded)
    },
    idempotent: true,
    // The file lies elsewhere with each post; a repeat is told by its name and its size.
    sameCall: ({ resumeFile, ...rest }) => (resumeFile ? [rest, resumeFile.name, resumeFile.size] : rest),
    status: 201,
    run: async ({ req, body: { website: _website, resumeFile, ...input } }) => {
      const id = await submitApplication(req, input, resumeFile)
      return { id, message: 'Thank you for your interest! Our team will contact you soon.' }
    },
    respond: answerWithPage('/careers', '/careers/thank-you'),
  }),
]
