import type { PayloadRequest } from 'payload'
import type { Mail } from '@/emails/layout'
import { projectStatus } from '@/emails/project-status'
import type { ClientProject, SiteSetting, User } from '@/payload-types'
import { mailToClient } from '../../mail-to-client'
import { idOf } from './parts'
import { statusWord } from './schema'

type Project = Pick<ClientProject, 'id' | 'name' | 'userId'>

/** What the mails about a project are about: one conversation for each side, in its own mailbox. */
export const threadOf = ({ id }: Pick<Project, 'id'>, side: 'client' | 'staff'): string => `project-${id}-${side}`

/** Queues a mail to the owner of a project who wants such mails, in the transaction of `req`. */
export async function mailTheOwner(
  req: PayloadRequest,
  project: Project,
  write: (told: { owner: User; settings: SiteSetting }) => Mail,
): Promise<void> {
  const about = { clientId: idOf(project.userId), kind: 'projects', thread: threadOf(project, 'client') } as const
  await mailToClient(req, about, write)
}

/** Tells the owner of a project that it has another status. */
export const mailOfStatus = (req: PayloadRequest, project: ClientProject, before: string): Promise<void> =>
  mailTheOwner(req, project, (told) =>
    projectStatus({ ...told, project, status: { before: statusWord(before), now: statusWord(project.status) } }),
  )
