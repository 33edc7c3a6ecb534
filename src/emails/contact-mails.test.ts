import { describe, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { careerConfirmation } from './career-confirmation'
import { careerReceived } from './career-received'
import { contactConfirmation } from './contact-confirmation'
import { contactReceived } from './contact-received'

const settings = { companyName: 'Patchbay & Co', phone: '555 0199', email: 'hello@site.example' }
const XSS = `<img src=x onerror="alert('1')">&`
const BROKEN = 'A\r\nBcc: eve@example.org\u2028'

const messageOf = (text: string) => ({
  id: 42,
  name: text,
  email: text,
  phone: text,
  company: text,
  subject: text,
  message: text,
})
const applicationOf = (text: string) => ({
  id: 42,
  fullName: text,
  email: text,
  phone: text,
  position: text as never,
  experience: text as never,
  skillset: text,
  resume: text,
  message: text,
})

describe.each([
  ['of a contact message to the team', (text: string) => contactReceived({ message: messageOf(text), settings })],
  ['of a contact message to its sender', (text: string) => contactConfirmation({ message: messageOf(text), settings })],
  ['of an application to the team', (text: string) => careerReceived({ application: applicationOf(text), settings })],
  [
    'of an application to its sender',
    (text: string) => careerConfirmation({ application: applicationOf(text), settings }),
  ],
])('the mail %s', (_name, make) => {
  test('holds no markup of the sender', () => {
    const { document } = new JSDOM(make(XSS).html).window
    expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0)
  })
  test('has a subject of one line with the number', () => {
    expect(make(BROKEN).subject).not.toMatch(/[\r\n\u2028\u2029]/)
    expect(make('Ada').subject).toContain('#42')
  })
})

test('a confirmation repeats neither what was written nor an address of the sender', () => {
  const message = { ...messageOf('Ada'), message: 'SECRET', subject: 'SECRET', email: 'SECRET', phone: 'SECRET' }
  const application = { ...applicationOf('Ada'), skillset: 'SECRET', resume: 'SECRET', message: 'SECRET' }
  expect(JSON.stringify(contactConfirmation({ message, settings }))).not.toContain('SECRET')
  expect(JSON.stringify(careerConfirmation({ application, settings }))).not.toContain('SECRET')
})

test('what was left out is said to be left out', () => {
  const message = { ...messageOf('Ada'), company: undefined }
  const application = { ...applicationOf('Ada'), resume: undefined, message: undefined }
  expect(contactReceived({ message, settings }).text).toContain('Company: Not given\n')
  const { text } = careerReceived({ application, settings })
  expect(text).toContain('Résumé: Not given')
  expect(text).not.toContain('Additional information')
})
