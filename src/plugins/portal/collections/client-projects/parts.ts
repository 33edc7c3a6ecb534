import type { CollectionBeforeValidateHook, RelationshipField } from 'payload'
import { nobodyField } from '@/access/rules'

/** The tables of what hangs on a project: each row names the project and its owner. */
export const partTables = ['project_updates', 'project_milestones', 'project_comments', 'project_files'] as const

/** The id in a relation, which comes as a number or, when it was read along, as the record. */
export const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'number' ? id : undefined
}

/**
 * Writes down whose project a part hangs on, whichever door it came through: the same rule scopes it by this field as
 * scopes the project. What the caller sent for it is not looked at.
 */
export const ownerFromProject: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const projectId = idOf(data?.project) ?? idOf(originalDoc?.project)
  const project =
    projectId === undefined
      ? null
      : await req.payload.findByID({
          collection: 'client_projects',
          id: projectId,
          depth: 0,
          joins: false,
          select: { userId: true },
          disableErrors: true,
          req,
          // Whoever may write the part has been asked already; here the owner is only copied.
          overrideAccess: true,
        })
  return { ...data, owner: idOf(project?.userId) }
}

/** The owner of a part. Nobody sets it but the hook above. */
export const ownerField: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  required: true,
  index: true,
  access: { create: nobodyField, update: nobodyField },
  admin: { hidden: true },
}

/** The project that a part hangs on; it stays with it. */
export const projectField: RelationshipField = {
  name: 'project',
  type: 'relationship',
  relationTo: 'client_projects',
  required: true,
  index: true,
  access: { update: nobodyField },
  admin: { description: 'The project that this belongs to. Its client sees it in the portal.' },
}
