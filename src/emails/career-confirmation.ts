import type { CareerInput } from '@/collections/career-applications/schema'
import { layout, type Mail } from './layout'

type Data = {
  application: CareerInput & { id: number }
  settings: { companyName: string; phone: string; email: string }
}

/**
 * To the applicant: the application has arrived. What was written is not repeated: the address may be somebody else's,
 * who is not to be written to in our name.
 */
export const careerConfirmation = ({ application, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `We have your application (#${application.id})`,
    [
      `Hello ${application.fullName},`,
      `Thank you for your interest in working with us. Your application has arrived (position: ${application.position}), and our team will contact you soon.`,
      'To add something, such as a résumé, just answer this mail.',
    ],
    `${settings.companyName} · ${settings.phone} · ${settings.email}`,
  )
