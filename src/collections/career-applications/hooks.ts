import type { CollectionBeforeDeleteHook } from 'payload'
import { dropResumes, fileIdsOf } from '@/collections/career-files/operations'
import { afterCommit } from '@/lib/server/after-commit'

/**
 * The résumé goes with its application, once that is really gone. Until then nothing is removed, so a deletion that fails
 * loses no file; what a killed process leaves is found by the hourly job.
 */
export const dropResumeToo: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const fileIds = await fileIdsOf(req, id)
  if (fileIds.length > 0)
    afterCommit(() => dropResumes(req, fileIds).catch((error: unknown) => req.payload.logger.error(error)))
}
