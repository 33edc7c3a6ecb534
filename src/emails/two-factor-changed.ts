import { layout, type Mail } from './layout'

/** What has happened to somebody's two-factor sign-in. */
export type TwoFactorChange = 'on' | 'off' | 'codes'

type Data = {
  user: { fullName: string; username: string }
  change: TwoFactorChange
  settings: { companyName: string; phone: string; email: string }
}

const words = {
  on: {
    subject: 'Two-factor sign-in was turned on',
    text: 'From now on your account asks for a code of your authenticator app when you sign in. Keep your recovery codes where you find them without your phone.',
  },
  off: {
    subject: 'Two-factor sign-in was turned off',
    text: 'From now on your password alone opens your account. Your recovery codes are worth nothing any more.',
  },
  codes: {
    subject: 'Your recovery codes were replaced',
    text: 'You have new recovery codes for two-factor sign-in. The earlier ones are worth nothing any more.',
  },
}

/** To the owner of an account: its two-factor sign-in has changed, and what to do if that was somebody else. */
export const twoFactorChanged = ({ user, change, settings }: Data): Mail =>
  layout(
    settings.companyName,
    words[change].subject,
    [
      `Hello ${user.fullName},`,
      `${words[change].text} Your other devices have been signed out.`,
      `This is about the account ${user.username}. If it was not you, call us at ${settings.phone} at once.`,
    ],
    `${settings.companyName} · ${settings.phone} · ${settings.email}`,
  )
