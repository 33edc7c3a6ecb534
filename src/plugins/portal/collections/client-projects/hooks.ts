import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { afterCommit } from '@/lib/server/after-commit'
import { sqlOf } from '@/lib/server/sql'
import type { ClientProject } from '@/payload-types'
import { dropProjectFiles, fileIdsOfProject } from '../project-files/operations'
import { mailOfStatus } from './mails'
import { idOf, partTables } from './parts'

/** Gives all that hangs on a project to its new owner, in the transaction of the change. */
export const passOnParts: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const owner = idOf(doc.userId)
  if (operation === 'create' || owner === idOf(previousDoc?.userId)) return doc
  for (const table of partTables)
    await sqlOf(req).query(`update ${table} set owner_id = $1 where project_id = $2`, [owner, doc.id])
  return doc
}

/** Mails the owner another status of a project, whichever door it came through. */
export const tellOfStatus: CollectionAfterChangeHook<ClientProject> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.status !== previousDoc.status) await mailOfStatus(req, doc, previousDoc.status)
  return doc
}

/**
 * What hangs on a project goes with it. The files go once the project is really gone, so a deletion that fails loses
 * none; what a killed process leaves is found by the hourly job.
 */
export const dropParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const fileIds = await fileIdsOfProject(req, id)
  for (const table of partTables.filter((one) => one !== 'project_files'))
    await sqlOf(req).query(`delete from ${table} where project_id = $1`, [id])
  if (fileIds.length > 0)
    afterCommit(() => dropProjectFiles(req, fileIds).catch((error: unknown) => req.payload.logger.error(error)))
}

/** A client's projects go with the account: nobody could open them any more. */
const dropProjectsOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'client_projects',
    where: { userId: { equals: id } },
    select: { userId: true },
    pagination: false,
    depth: 0,
    joins: false,
    req,
    // Whoever may delete the account has been asked already.
    overrideAccess: true,
  })
  for (const project of docs)
    await req.payload.delete({
      collection: 'client_projects',
      id: project.id,
      depth: 0,
      req,
      // As above.
      overrideAccess: true,
    })
}

/** The collection of people; what they own in the portal goes with them. */
export const withOwnedProjects = (people: CollectionConfig): CollectionConfig => ({
  ...people,
  hooks: { ...people.hooks, beforeDelete: [...(people.hooks?.beforeDelete ?? []), dropProjectsOf] },
})
