import type { PayloadRequest } from 'payload'
import { keepResume } from '@/collections/career-files/operations'
import { careerConfirmation } from '@/emails/career-confirmation'
import { careerReceived } from '@/emails/career-received'
import { getFormSettings } from '@/globals/site-settings/operations'
import { queueFormMails } from '@/jobs/form-mails'
import type { CheckedFile } from '@/lib/server/plain-form'
import { inTransaction } from '@/lib/server/transaction'
import type { CareerInput } from './schema'

/**
 * Stores a job application with its résumé, and queues the mails to the team and to the applicant, all in one transaction.
 * @returns the number of the application
 */
export async function submitApplication(
  req: PayloadRequest,
  input: CareerInput,
  resumeFile?: CheckedFile,
): Promise<number> {
  const settings = await getFormSettings(req)
  return inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: 'career_applications',
      data: input,
      depth: 0,
      req,
      // The collection is closed to strangers; this operation is the way in, and chooses every field.
      overrideAccess: true,
    })
    const application = { id, ...input }
    const file = resumeFile && (await keepResume(req, resumeFile, id))
    await queueFormMails(req, {
      sender: { name: input.fullName, email: input.email },
      recipient: settings.careersRecipient,
      received: careerReceived({ application, file, settings }),
      confirmation: careerConfirmation({ application, settings }),
    })
    return id
  })
}
