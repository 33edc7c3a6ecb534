import { env } from '@/env'
import { layout, type Mail } from './layout'
import { projectSubject } from './project-subject'

type Data = {
  project: { id: number; name: string }
  update: { title: string; text?: string | null; authorName?: string | null }
  owner: { fullName: string }
  settings: { companyName: string }
}

/** To the owner of a project: the team has put something on its timeline. */
export function projectUpdate({ project, update, owner, settings }: Data): Mail {
  const { companyName } = settings
  const from = update.authorName ? `${update.authorName} of ${companyName}` : companyName
  return layout(
    companyName,
    projectSubject(project),
    [
      `Hello ${owner.fullName},`,
      `${from} posted an update on the project “${project.name}”:`,
      update.title,
      ...(update.text ? [update.text] : []),
    ],
    `See it on the timeline: ${env.SITE_URL}/portal/projects/${project.id}#updates`,
  )
}
