import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let req: PayloadRequest
let cookie: string
beforeAll(async () => {
  app = await startApp()
  req = await createLocalReq({}, app.payload)
  cookie = await app.cookieOf('editor')
}, 60_000)
afterAll(() => app.close())

const opening = {
  title: 'Splicer, Night Crew',
  location: 'Lenexa',
  employmentType: 'FULL_TIME',
  postedOn: '2026-11-01T12:00:00.000Z',
  description: 'Splice.\n\nTest.\n \n',
}

const save = (openings: object[]) =>
  app.call('POST', '/globals/careers_page', {
    body: { title: 'Careers', intro: 'Work.', formNote: 'Soon.', openings },
    cookie,
  })

const openingsAt = async (time: string) => {
  const { getCareersPage } = await import('./operations')
  return (await getCareersPage(req, new Date(time))).openings
}

test('an opening is presented as the page shows it', async () => {
  expect((await save([{ ...opening, salaryFrom: 60_000, salaryTo: 70_000, position: 'Other' }])).status).toBe(200)
  expect(await openingsAt('2026-11-20T12:00:00Z')).toEqual([
    {
      anchor: expect.stringMatching(/^opening-splicer-night-crew-\w{4}$/),
      title: 'Splicer, Night Crew',
      position: 'Other',
      location: 'Lenexa',
      employmentType: 'FULL_TIME',
      postedOn: '2026-11-01',
      validUntil: null,
      paragraphs: ['Splice.', 'Test.'],
      salary: { from: 60_000, to: 70_000 },
    },
  ])
})

test('one whose last day is over is left out', async () => {
  await save([opening, { ...opening, title: 'Lineman', validUntil: '2026-11-20T12:00:00.000Z' }])
  expect((await openingsAt('2026-11-21T11:00:00Z')).map(({ title }) => title)).toEqual([
    'Splicer, Night Crew',
    'Lineman',
  ])
  expect((await openingsAt('2026-11-21T12:00:00Z')).map(({ title }) => title)).toEqual(['Splicer, Night Crew'])
})

test.each([
  ['half a dollar', { salaryFrom: 60_000.5 }],
  ['a range that goes down', { salaryFrom: 60_000, salaryTo: 50_000 }],
  ['a range without a lower end', { salaryTo: 50_000 }],
  ['a position that the form does not know', { position: 'Astronaut' }],
  ['no location', { location: '' }],
])('%s is refused', async (_, wrong) => {
  expect((await save([{ ...opening, ...wrong }])).status).toBe(400)
})
