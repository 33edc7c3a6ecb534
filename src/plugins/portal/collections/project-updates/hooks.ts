import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import { projectUpdate } from '@/emails/project-update'
import type { ProjectUpdate } from '@/payload-types'
import { mailTheOwner } from '../client-projects/mails'
import { idOf } from '../client-projects/parts'

/** Who wrote an update: the person who made it. Clients may not read users, so the name is kept beside it. */
export const signedByCaller: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, author: req.user.id, authorName: req.user.fullName } : data

/** Mails a new update to the owner of its project; a correction of one is no news. */
export const tellTheOwner: CollectionAfterChangeHook<ProjectUpdate> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  const project = await req.payload.findByID({
    collection: 'client_projects',
    id: idOf(doc.project) ?? 0,
    depth: 0,
    joins: false,
    req,
    // Whoever may write the update has been asked already; here its project is only named.
    overrideAccess: true,
  })
  await mailTheOwner(req, project, (told) => projectUpdate({ ...told, project, update: doc }))
  return doc
}
