import { layout, type Mail } from './layout'

type Data = {
  user: { fullName: string; username: string }
  /** The address of the page that asks for the last step. */
  link: string
  /** The company's, as far as they are set. */
  settings: { companyName?: string; phone?: string; email?: string }
}

/** To an address that is to become an account's: the way to confirm it. */
export const newEmailAddress = ({ user, link, settings }: Data): Mail => {
  const { companyName = 'Patchbay', phone, email } = settings
  return layout(
    companyName,
    'Confirm your new e-mail address',
    [
      `Hello ${user.fullName},`,
      `This is to become the e-mail address of your account ${user.username}. Sign in and confirm it here:`,
      { href: link, label: 'Confirm this address' },
      'The link works once, for 24 hours, and for your account only. If you did not ask for it, there is nothing to do.',
    ],
    [companyName, phone, email].filter(Boolean).join(' · '),
  )
}
