import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import { experienceLevels, positions } from './schema'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 180_000)
afterAll(() => app.close())

const application = {
  fullName: 'Ada Winter',
  email: 'ada@winter.example',
  phone: '(913) 555-0100',
  position: 'Fiber Optic Technician',
  experience: 'Mid-Level (3-5 years)',
  skillset: 'Splicing, OTDR traces and patience.',
  resume: 'ada.example/cv, or ask me',
  message: 'From March on.',
}

/** Each test calls from an address of its own, so that limits do not meet. */
const from = () => ({ 'x-patchbay-address': randomUUID() })
const submit = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/careers/apply', { body, headers: { ...from(), ...headers } })
const idOf = async (answer: Response) => ((await answer.json()) as { id: number }).id
const mailsOf = (id: number) =>
  app.sql<Record<string, string>>(
    'select "to", reply_to, text from outbound_emails where subject like $1 order by "to"',
    [`%#${id}%`],
  )
const rowOf = async (id: number) =>
  (
    await app.sql(
      `select full_name as "fullName", email, phone, position, experience, skillset, resume, message
       from career_applications where id = $1`,
      [id],
    )
  )[0]
const countOf = async () => (await app.sql('select 1 from career_applications')).length

describe('POST /api/careers/apply', () => {
  test('stores the application and queues two mails', async () => {
    const answer = await submit(application)
    const body = (await answer.json()) as { id: number }
    expect([answer.status, body]).toEqual([
      201,
      { id: expect.any(Number), message: 'Thank you for your interest! Our team will contact you soon.' },
    ])
    expect(await rowOf(body.id)).toEqual(application)
    const mails = await mailsOf(body.id)
    expect(mails.map((mail) => [mail.to, mail.reply_to])).toEqual([
      ['ada@winter.example', 'careers@prairieline.example'],
      ['careers@prairieline.example', 'Ada Winter <ada@winter.example>'],
    ])
    for (const part of [application.skillset, application.resume, application.message])
      expect(mails[1]?.text).toContain(part)
  })
  test('a recipient is accepted and ignored', async () => {
    const answer = await submit({ ...application, recipient: 'victim@x.example' })
    expect(answer.status).toBe(201)
    expect((await mailsOf(await idOf(answer))).map((mail) => mail.to)).toEqual([
      'ada@winter.example',
      'careers@prairieline.example',
    ])
    for (const recipient of [null, 7, ['a'], { to: 'x' }])
      expect((await submit({ ...application, recipient })).status).toBe(201)
  })
  test.each([
    ['fullName', 'A', 'Name must be at least 2 characters.'],
    ['fullName', undefined, 'Name must be at least 2 characters.'],
    ['email', 'ada@', 'Please enter a valid email address.'],
    ['phone', '913555010', 'Please enter a valid phone number.'],
    ['position', '', "Please select a position you're interested in."],
    ['position', undefined, "Please select a position you're interested in."],
    ['position', 'President', "Please select a position you're interested in."],
    ['experience', '', 'Please select your experience level.'],
    ['experience', undefined, 'Please select your experience level.'],
    ['experience', 'Plenty', 'Please select your experience level.'],
    ['skillset', 'too short', 'Please describe your skills in at least 10 characters.'],
    ['resume', 'x'.repeat(501), 'Please keep this under 500 characters'],
    ['message', 'x'.repeat(10_001), 'Please keep this under 10,000 characters'],
    ['website', 'http://spam.example', 'Your application could not be accepted. Please try again.'],
  ])('a bad %s is named at its field', async (path, value, text) => {
    const answer = await submit({ ...application, [path]: value })
    expect([answer.status, await answer.json()]).toEqual([400, { message: text, errors: [{ path, message: text }] }])
  })
  test('each position and each level is taken', async () => {
    for (const { value } of positions) expect((await submit({ ...application, position: value })).status).toBe(201)
    for (const { value } of experienceLevels)
      expect((await submit({ ...application, experience: value })).status).toBe(201)
  })
  test('résumé and message may be left empty', async () => {
    const answer = await submit({ ...application, resume: '', message: undefined })
    expect(answer.status).toBe(201)
    expect(await rowOf(await idOf(answer))).toEqual({ ...application, resume: null, message: null })
  })
  test('a repeat with the same Idempotency-Key returns the first answer', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const before = await countOf()
    const first = await idOf(await submit(application, key))
    expect(await idOf(await submit({ ...application, recipient: 'x@x.example' }, key))).toBe(first)
    expect(await countOf()).toBe(before + 1)
    expect((await submit({ ...application, position: 'Other' }, key)).status).toBe(409)
  })
  test('the twenty-first application of an hour from one address has to wait', async () => {
    const headers = from()
    for (let i = 0; i < 20; i++) expect((await submit(application, headers)).status).toBe(201)
    const last = await submit(application, headers)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a plain form post', () => {
  const post = (fields: Record<string, string>) =>
    app.call('POST', '/careers/apply', {
      raw: new URLSearchParams(fields),
      headers: { ...from(), accept: 'text/html' },
    })

  test('ends on the page that says thank you', async () => {
    const before = await countOf()
    const answer = await post({ ...application, resume: '', message: '', website: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/careers/thank-you'])
    expect(await countOf()).toBe(before + 1)
  })
  test('names what is missing on a page', async () => {
    const answer = await post({ ...application, position: '', skillset: '' })
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain('Please select a position you&#39;re interested in.')
    expect(page).toContain('Please describe your skills in at least 10 characters.')
  })
})
