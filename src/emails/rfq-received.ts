import { budgets, labelOf, serviceTypes, timelines, type RfqRecord } from '@/collections/rfq-requests/schema'
import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = { request: RfqRecord; settings: { companyName: string } }

/** To the team: a new quote request, with everything needed to call back. */
export function rfqReceived({ request, settings }: Data): Mail {
  const files = request.documentUrls.length + request.floorPlanUrls.length
  return layout(
    settings.companyName,
    `Quote request #${request.id}: ${request.company}, ${labelOf(serviceTypes, request.serviceType)}`,
    [
      `${request.fullName} of ${request.company} asks for a quote.`,
      [
        ['E-mail', request.email],
        ['Phone', request.phone],
        ['Service', labelOf(serviceTypes, request.serviceType)],
        ['Timeline', labelOf(timelines, request.timeline) || 'Not given'],
        ['Budget', labelOf(budgets, request.budget) || 'Not given'],
        ['Files', String(files)],
        ['Newsletter', request.newsletter ? 'Yes' : 'No'],
      ],
      request.projectDescription,
      ...(request.scopeOfWork ? [`Scope of work:\n${request.scopeOfWork}`] : []),
    ],
    `Open it at the quote desk: ${env.SITE_URL}/admin/rfq?request=${request.id}`,
  )
}
