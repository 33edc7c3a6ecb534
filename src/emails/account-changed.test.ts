import { expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { accountChanged } from './account-changed'

const user = { fullName: `<img src=x onerror="alert('1')">`, username: 'ada', email: 'ada@moved.example' }
const settings = { companyName: 'Patchbay & Co', phone: '555 0199', email: 'hello@site.example' }

test.each([
  [{ what: 'email' }, 'Your e-mail address was changed', 'is now ada@moved.example'],
  [
    { what: 'email-asked', wanted: 'ada@next.example' },
    'Another e-mail address was asked for',
    'to become ada@next.example',
  ],
  [{ what: 'password' }, 'Your password was changed', 'All other sessions have ended'],
  [{ what: 'connected', provider: 'Google' }, 'Google was connected to your account', 'Google can be used to sign in'],
  [{ what: 'disconnected', provider: 'Google' }, 'Google was disconnected from your account', 'can no longer be used'],
] as const)('the mail about %j', (change, subject, sentence) => {
  const mail = accountChanged({ ...change, user, settings })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(sentence)
  expect(mail.text).toContain('call us at 555 0199')
  const { document } = new JSDOM(mail.html).window
  expect(document.querySelectorAll('img, a, [onerror]')).toHaveLength(0)
})

test('a site that nobody has filled in yet sends it, too', () => {
  const mail = accountChanged({ what: 'password', user, settings: {} })
  expect(mail.text).not.toMatch(/undefined|null/)
  expect(mail.text).toContain('tell us right away')
})
