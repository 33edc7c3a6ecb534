import { labelOf, serviceTypes, type RfqRecord } from '@/collections/rfq-requests/schema'
import { layout, type Mail } from './layout'

type Data = { request: RfqRecord; settings: { companyName: string; phone: string; email: string } }

/** To the sender: the request has arrived, what happens next, and whom to ask. */
export const rfqConfirmation = ({ request, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `We have your request for a quote (#${request.id})`,
    [
      `Hello ${request.fullName},`,
      `Thank you for your request about ${labelOf(serviceTypes, request.serviceType)}. Our team reads it now and replies within 1-2 business days.`,
      'This is what you sent:',
      request.projectDescription,
      'To add something, just answer this mail.',
    ],
    `${settings.companyName} · ${settings.phone} · ${settings.email}`,
  )
