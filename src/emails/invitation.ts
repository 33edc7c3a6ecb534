import { layout, type Mail } from './layout'

type Data = {
  invited: { fullName: string; roleLabel: string; days: number }
  /** Who invites. */
  by: string
  /** The address of the form for username and password. */
  link: string
  /** The company's, as far as they are set: staff are invited before a site is filled in. */
  settings: { companyName?: string; phone?: string; email?: string }
}

/** To somebody who is to get an account: the way to it. */
export function invitationMail({ invited, by, link, settings }: Data): Mail {
  const { companyName = 'Patchbay', phone, email } = settings
  return layout(
    companyName,
    `Your account at ${companyName}`,
    [
      `Hello ${invited.fullName},`,
      `${by} invites you to ${companyName}. Your role will be ${invited.roleLabel}. Choose a username and a password here:`,
      { href: link, label: 'Set up your account' },
      `The link works once, for ${invited.days} days. If you do not know what this is about, there is nothing to do: no account is made.`,
    ],
    [companyName, phone, email].filter(Boolean).join(' · '),
  )
}
