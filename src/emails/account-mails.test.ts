import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { newEmailAddress } from './account-new-email'
import { invitationMail } from './invitation'
import { passwordChanged } from './password-changed'
import { passwordReset } from './password-reset'
import { twoFactorChanged } from './two-factor-changed'

const settings = { companyName: 'Patchbay & Co', phone: '555 0199', email: 'hello@site.example' }
const XSS = `<img src=x onerror="alert('1')">&`
const userOf = (fullName: string) => ({ fullName, username: 'ada.winter' })
const link = 'https://site.example/auth/reset?token=abc_-&x="1"'

describe.each([
  ['with a link to a new password', (name: string) => passwordReset({ user: userOf(name), link, settings })],
  ['to a new address', (name: string) => newEmailAddress({ user: userOf(name), link, settings })],
  ['about a changed password', (name: string) => passwordChanged({ user: userOf(name), settings })],
  ...(['on', 'off', 'codes'] as const).map(
    (change) =>
      [
        `about two-factor ${change}`,
        (name: string) => twoFactorChanged({ user: userOf(name), change, settings }),
      ] as const,
  ),
])('the mail %s', (_name, make) => {
  test('holds no markup of a name', () => {
    const { document } = new JSDOM(make(XSS).html).window
    expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0)
  })
  test('names the account', () => {
    expect(make('Ada').text).toContain('ada.winter')
    expect(make('Ada').html).toContain('ada.winter')
  })
})

test.each([
  ['password', passwordReset],
  ['address', newEmailAddress],
])('the link to a new %s can be pressed in one form and read in both', (_what, make) => {
  const { html, text } = make({ user: userOf('Ada'), link, settings })
  const { document } = new JSDOM(html).window
  expect(document.querySelector('a')?.getAttribute('href')).toBe(link)
  expect(document.body.textContent).toContain(link)
  expect(text).toContain(`\n${link}\n`)
})

test('what changed for the worse says whom to call', () => {
  for (const mail of [
    passwordChanged({ user: userOf('Ada'), settings }),
    twoFactorChanged({ user: userOf('Ada'), change: 'off', settings }),
  ])
    expect(mail.text).toContain('call us at 555 0199 at once')
})

describe('an invitation', () => {
  const mailFor = (fullName: string) =>
    invitationMail({ invited: { fullName, roleLabel: 'Editor', days: 7 }, by: XSS, link, settings })
  test('says who invites whom to which role, and how long the link works', () => {
    const { text, subject } = mailFor('Ada')
    expect(subject).toBe('Your account at Patchbay & Co')
    for (const part of ['Hello Ada,', 'Your role will be Editor.', link, 'The link works once, for 7 days.'])
      expect(text).toContain(part)
  })
  test('holds no markup of a name', () => {
    const { document } = new JSDOM(mailFor(XSS).html).window
    expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0)
  })
  test('can be sent from a site that nobody has filled in', () => {
    const { subject, text } = invitationMail({
      invited: { fullName: 'Ada', roleLabel: 'Editor', days: 7 },
      by: 'Bea',
      link,
      settings: {},
    })
    expect([subject, text]).toEqual(['Your account at Patchbay', expect.stringMatching(/-- \nPatchbay\n$/)])
  })
})
