import { layout, type Mail } from './layout'

type Data = {
  user: { fullName: string; username: string }
  /** The address of the form for a new password. */
  link: string
  settings: { companyName: string; phone: string; email: string }
}

/** To the owner of an account: the way to a new password. */
export const passwordReset = ({ user, link, settings }: Data): Mail =>
  layout(
    settings.companyName,
    'Choose a new password',
    [
      `Hello ${user.fullName},`,
      `Somebody, most likely you, asked for a new password for your account ${user.username}. Choose it here:`,
      { href: link, label: 'Choose a new password' },
      'The link works once, for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
    `${settings.companyName} · ${settings.phone} · ${settings.email}`,
  )
