import type { CareerInput } from '@/collections/career-applications/schema'
import type { Resume } from '@/collections/career-files/schema'
import { env } from '@/env'
import { fileSize } from '@/lib/client/file-size'
import { layout, type Mail } from './layout'

type Data = { application: CareerInput & { id: number }; file?: Resume; settings: { companyName: string } }

/** To the team: a new job application, whole. */
export const careerReceived = ({ application, file, settings }: Data): Mail =>
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
        ['Résumé', application.resume ?? (file ? 'As a file' : 'Not given')],
        ...(file ? [['Résumé file', `${file.name}, ${fileSize(file.size)}`] as [string, string]] : []),
      ],
      `Skills:\n${application.skillset}`,
      ...(application.message ? [`Additional information:\n${application.message}`] : []),
    ],
    [
      `Open it in the panel: ${env.SITE_URL}/admin/collections/career_applications/${application.id}`,
      ...(file ? ['The résumé file can be downloaded there by an administrator who is signed in.'] : []),
    ].join('\n'),
  )
