import { env } from '@/env'
import { layout, type Mail } from './layout'
import { projectSubject } from './project-subject'

type Data = {
  project: { id: number; name: string }
  comment: { text: string; authorName: string; isStaff?: boolean | null }
  owner: { fullName: string; company?: string | null }
  settings: { companyName: string }
}

/** To the other side: somebody has written on a project. */
export function projectComment({ project, comment, owner, settings }: Data): Mail {
  const from = comment.isStaff ? `${comment.authorName} of ${settings.companyName}` : nameOf(owner)
  const page = comment.isStaff
    ? `/portal/projects/${project.id}#comments`
    : `/admin/collections/client_projects/${project.id}`
  return layout(
    settings.companyName,
    projectSubject(project),
    [
      ...(comment.isStaff ? [`Hello ${owner.fullName},`] : []),
      `${from} wrote on the project “${project.name}”:`,
      comment.text,
    ],
    `Read it and answer there: ${env.SITE_URL}${page}`,
  )
}

const nameOf = ({ fullName, company }: Data['owner']): string => (company ? `${fullName} of ${company}` : fullName)
