import type { CareerInput } from '@/collections/career-applications/schema'
import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = { application: CareerInput & { id: number }; settings: { companyName: string } }

/** To the team: a new job application, whole. */
export const careerReceived = ({ application, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `Job application #${application.id}: ${application.fullName}, ${application.position}`,
    [
      `${application.fullName} applies. To answer, just answer this mail.`,
      [
        ['E-mail', application.email],
        ['Phone', application.phone],
        ['Position', application.position],
        ['Experience', application.experience],
        ['Résumé', application.resume ?? 'Not given'],
      ],
      `Skills:\n${application.skillset}`,
      ...(application.message ? [`Additional information:\n${application.message}`] : []),
    ],
    `Open it in the panel: ${env.SITE_URL}/admin/collections/career_applications/${application.id}`,
  )
