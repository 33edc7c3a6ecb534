import type { PayloadRequest } from 'payload'
import { projectComment } from '@/emails/project-comment'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { queueEmail } from '@/jobs/send-email'
import { HttpError } from '@/lib/server/http-error'
import { inTransaction } from '@/lib/server/transaction'
import type { ClientProject, ProjectComment as Row, User } from '@/payload-types'
import { findPerson } from '../../people'
import { findProject, mayJoinAsStaff } from '../client-projects/find'
import { mailTheOwner, threadOf } from '../client-projects/mails'
import { idOf } from '../client-projects/parts'
import type { ProjectComment } from '../client-projects/schema'

/** A comment as the calls answer it. */
export const presentComment = ({ id, text, authorName, isStaff, createdAt }: Row): ProjectComment => ({
  id,
  text,
  authorName,
  isStaff,
  createdAt,
})

/** Tells the other side of a comment: the team of a client's, the client of the team's. */
async function tellOtherSide(req: PayloadRequest, project: ClientProject, comment: Row): Promise<void> {
  if (comment.isStaff) return mailTheOwner(req, project, (told) => projectComment({ ...told, project, comment }))
  const [owner, settings] = [await findPerson(req, idOf(project.userId) ?? 0), await getSiteSettings(req)]
  if (!owner) return
  await queueEmail(req, {
    to: settings.email,
    replyTo: owner.email,
    thread: threadOf(project, 'staff'),
    ...projectComment({ project, comment, owner, settings }),
  })
}

/**
 * Adds a comment of the caller, and queues the mail about it in the same transaction. Owners write on their own
 * projects, administrators on any.
 * @throws HttpError 404 for a project of somebody else
 */
export async function addComment(req: PayloadRequest, projectId: string, text: string): Promise<ProjectComment> {
  const author = req.user as User | null
  if (!author) throw new HttpError(401, 'Please sign in first')
  return inTransaction(req, async () => {
    const project = await findProject(req, projectId, mayJoinAsStaff)
    const isStaff = idOf(project.userId) !== author.id
    const row = await req.payload.create({
      collection: 'project_comments',
      // The hook overwrites the owner; it stands here because a comment needs one.
      data: {
        project: project.id,
        owner: idOf(project.userId) ?? 0,
        text,
        author: author.id,
        authorName: author.fullName,
        isStaff,
      },
      depth: 0,
      req,
      // Nobody writes comments but through this operation, which has just asked whose project it is.
      overrideAccess: true,
    })
    await tellOtherSide(req, project, row)
    return presentComment(row)
  })
}
