import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = {
  /** Who pressed the button. */
  by: string
  /** The company's, as far as they are set: mail is tried before a site is filled in. */
  settings: { companyName?: string; phone?: string; email?: string }
}

/** Shows an administrator that mails of the site arrive. */
export const testMail = ({ by, settings: { companyName = 'Patchbay', phone, email } }: Data): Mail =>
  layout(
    companyName,
    'Test mail',
    [`This mail was sent by ${by} from the settings of ${env.SITE_URL}, to see whether mails arrive. They do.`],
    [companyName, phone, email].filter(Boolean).join(' · '),
  )
