import { env } from '@/env'
import { layout, type Mail } from './layout'
import { projectSubject } from './project-subject'

type Data = {
  project: { id: number; name: string }
  /** Both in the words of the screens. */
  status: { before: string; now: string }
  owner: { fullName: string }
  settings: { companyName: string }
}

/** To the owner of a project: the team has given it another status. */
export const projectStatus = ({ project, status, owner, settings }: Data): Mail =>
  layout(
    settings.companyName,
    projectSubject(project),
    [
      `Hello ${owner.fullName},`,
      `The status of the project “${project.name}” has changed.`,
      [
        ['Status', status.now],
        ['Before', status.before],
      ],
    ],
    `Open the project: ${env.SITE_URL}/portal/projects/${project.id}`,
  )
