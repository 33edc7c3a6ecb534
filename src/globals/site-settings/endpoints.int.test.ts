import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { nameCompany } from '../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 180_000)
afterAll(() => app.close())

describe('GET /api/subdomain-status', () => {
  test('the answer names both services, as the settings have them', async () => {
    const answer = await app.call('GET', '/subdomain-status')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { rfq: { isOffline: false, url: '/rfq' }, app: { isOffline: false, url: '/portal' } },
    ])
  })
})

describe('PATCH /api/admin/settings', () => {
  let admin: string
  beforeAll(async () => {
    admin = await app.cookieOf('admin')
  })
  const patch = (body: object, headers?: Record<string, string>) =>
    app.call('PATCH', '/admin/settings', { body, cookie: admin, headers })
  const status = { rfq: { isOffline: true, url: '/quote' }, app: { isOffline: false, url: 'https://portal.example' } }

  test('a section is saved, the others stay, and the header has it at its next question', async () => {
    const answer = await patch(status)
    expect(answer.status).toBe(200)
    const saved = (await answer.json()) as { updatedAt: string; companyName: string; offices: unknown[] }
    expect(answer.headers.get('etag')).toBe(`"${saved.updatedAt}"`)
    expect(saved).toMatchObject({ ...status, companyName: 'Prairieline Networks' })
    expect(saved.offices.length).toBeGreaterThan(0)
    expect(await (await app.call('GET', '/subdomain-status')).json()).toEqual(status)
  })
  test('a stale save is refused with the newer settings', async () => {
    const first = await patch({ hours: [{ days: 'Mon-Fri', hours: '7-5' }], serviceHours: '' })
    const etag = first.headers.get('etag') ?? ''
    const second = await patch({ hours: [{ days: 'Daily', hours: '24 hours' }] }, { 'if-match': etag })
    expect(second.status).toBe(200)
    const third = await patch({ serviceHours: 'By contract' }, { 'if-match': etag })
    expect(third.status).toBe(412)
    expect(await third.json()).toMatchObject({ current: { hours: [{ days: 'Daily' }], serviceHours: null } })
    expect(third.headers.get('etag')).toBe(second.headers.get('etag'))
  })
  test('opening times, holidays and closed days are saved, each day as it was given', async () => {
    const openingTimes = [{ weekday: 'monday', opens: '08:00', closes: '00:00' }]
    const answer = await patch({
      openingTimes,
      keptHolidays: ['labor'],
      closedDays: [{ day: '2027-01-04', name: 'Move' }],
    })
    expect(await answer.json()).toMatchObject({
      openingTimes,
      keptHolidays: ['labor'],
      closedDays: [{ day: '2027-01-04', name: 'Move' }],
    })
  })
  test('of two saves for the same state one is refused', async () => {
    const etag = (await patch({ tagline: 'Before' })).headers.get('etag') ?? ''
    const answers = await Promise.all(['A', 'B'].map((tagline) => patch({ tagline }, { 'if-match': etag })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412])
  })
  test.each([
    [{}, ''],
    [{ unknown: 1 }, ''],
    [{ companyName: ' ' }, 'companyName'],
    [{ rfqRecipient: 'nobody' }, 'rfqRecipient'],
    [{ rfq: { isOffline: false, url: '//evil.example' } }, 'rfq.url'],
    [{ rfq: { isOffline: false, url: 'javascript:alert(1)' } }, 'rfq.url'],
    [{ hours: [{ days: '', hours: 'x' }] }, 'hours.0.days'],
    [{ openingTimes: [{ weekday: 'someday', opens: '08:00', closes: '18:00' }] }, 'openingTimes.0.weekday'],
    [{ openingTimes: [{ weekday: 'monday', opens: '8', closes: '18:00' }] }, 'openingTimes.0.opens'],
    [{ openingTimes: [{ weekday: 'monday', opens: '18:00', closes: '08:00' }] }, 'openingTimes.0.closes'],
    [
      {
        openingTimes: [
          { weekday: 'monday', opens: '08:00', closes: '12:00' },
          { weekday: 'monday', opens: '11:59', closes: '18:00' },
        ],
      },
      'openingTimes.1.opens',
    ],
    [{ keptHolidays: ['easter'] }, 'keptHolidays.0'],
    [{ closedDays: [{ day: '2026-02-30', name: 'x' }] }, 'closedDays.0.day'],
    [{ closedDays: [{ day: '2026-02-03', name: ' ' }] }, 'closedDays.0.name'],
    [
      { offices: [{ name: 'A', street: 'B', city: 'C', state: 'D', zip: 'E', latitude: 91, longitude: 0 }] },
      'offices.0.latitude',
    ],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await patch(body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(path)
  })
  test('is in the audit trail', async () => {
    await patch({ phone: '(913) 555-0199' })
    const trail = (await (
      await app.call('GET', '/admin/audit?entity=site_settings', { cookie: admin })
    ).json()) as object[]
    expect(trail[0]).toMatchObject({ action: 'changed', fields: [{ field: 'phone', to: '(913) 555-0199' }] })
  })
})
