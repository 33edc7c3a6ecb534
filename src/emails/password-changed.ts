import { layout, type Mail } from './layout'

type Data = {
  user: { fullName: string; username: string }
  settings: { companyName: string; phone: string; email: string }
}

/** To the owner of an account: its password is another one now, and what to do if that was somebody else. */
export const passwordChanged = ({ user, settings }: Data): Mail =>
  layout(
    settings.companyName,
    'Your password was changed',
    [
      `Hello ${user.fullName},`,
      `The password of your account ${user.username} was changed, and all devices have been signed out.`,
      `If it was not you, call us at ${settings.phone} at once.`,
    ],
    `${settings.companyName} · ${settings.phone} · ${settings.email}`,
  )
