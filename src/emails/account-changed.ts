import { env } from '@/env'
import { layout, type Mail } from './layout'

/** Which way into an account has changed, or is about to; of a provider, which one. */
export type AccountChange =
  | { what: 'email' | 'password' }
  | { what: 'email-asked'; wanted: string }
  | { what: 'connected' | 'disconnected'; provider: string }

type Data = AccountChange & {
  user: { fullName: string; username: string; email: string }
  /** The company's, as far as they are set: this mail is sent even from a site that nobody has filled in yet. */
  settings: { companyName?: string; phone?: string; email?: string }
}

/** The subject and the sentence of a change. */
function wordsOf(data: Data): [subject: string, sentence: string] {
  const { username, email } = data.user
  switch (data.what) {
    case 'email':
      return ['Your e-mail address was changed', `The e-mail address of your account ${username} is now ${email}.`]
    case 'email-asked':
      return [
        'Another e-mail address was asked for',
        `The e-mail address of your account ${username} is to become ${data.wanted}. Until that is confirmed there, it stays ${email}.`,
      ]
    case 'password':
      return [
        'Your password was changed',
        `The password of your account ${username} was changed. All other sessions have ended.`,
      ]
    case 'connected':
      return [
        `${data.provider} was connected to your account`,
        `From now on ${data.provider} can be used to sign in to your account ${username}.`,
      ]
    case 'disconnected':
      return [
        `${data.provider} was disconnected from your account`,
        `${data.provider} can no longer be used to sign in to your account ${username}.`,
      ]
  }
}

/** Tells the owner of an account that a way into it has changed. It holds no link that acts: a copy of it opens nothing. */
export function accountChanged(data: Data): Mail {
  const { companyName = 'Patchbay', phone, email } = data.settings
  const [subject, sentence] = wordsOf(data)
  return layout(
    companyName,
    subject,
    [
      `Hello ${data.user.fullName},`,
      sentence,
      `If this was you, there is nothing to do. If it was not, ${phone ? `call us at ${phone}` : 'tell us'} right away.`,
      `Your settings: ${env.SITE_URL}/portal/settings`,
    ],
    [companyName, phone, email].filter(Boolean).join(' · '),
  )
}
