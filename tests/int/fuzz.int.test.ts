import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { asCurl } from '../../fuzz/curl'
import { faultsOf } from '../../fuzz/judge'
import { type Known, requestsTo, type Shot } from '../../fuzz/requests'
import { allTargets, type Target } from '../../fuzz/targets'
import { nameCompany } from '../helpers/accounts'
import { startApp, type TestApp } from '../helpers/app'
import { callers, type Caller } from './access-rows'

/** A small part of `npm run fuzz`, through the door of `/api` and always with the same seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261122)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400)

let app: TestApp
let targets: Target[]
const cookies: Partial<Record<Caller, string>> = {}
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  for (const role of ['client', 'editor', 'sales', 'admin'] as const) cookies[role] = await app.cookieOf(role)
  // A password costs the time of many other calls, and the whole program has these.
  targets = allTargets(app.config).filter(
    ({ kind, isCostly }) => (kind === 'documented' || kind === 'native') && !isCostly,
  )
}, 60_000)
afterAll(() => app.close())

const known: Known = { ids: ['1', '2', '3', '999999'], words: ['about', 'users', 'hero.title'] }
// What comes of these is another session or another person, and what follows would be asked by a visitor.
const ENDS_SESSIONS = /logout|sessions|users|password/

async function answerTo(shot: Shot, caller: Caller) {
  const cookie = ENDS_SESSIONS.test(shot.path) && shot.method !== 'GET' ? undefined : cookies[caller]
  const headers = new Headers()
  for (const [name, value] of shot.headers) headers.set(name, value)
  if (shot.body?.type) headers.set('content-type', shot.body.type)
  const began = performance.now()
  const given = { raw: shot.body && new Uint8Array(shot.body.bytes), cookie, headers: Object.fromEntries(headers) }
  const answer = await app.call(shot.method, shot.path.replace(/^\/api/, ''), given)
  const text = await answer.text()
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text,
    milliseconds: performance.now() - began,
  }
}

const sendable = ({ method, path }: Shot): boolean =>
  !['TRACE', 'PURGE', 'PROPFIND'].includes(method) &&
  path.startsWith('/api') &&
  URL.canParse(`http://localhost:3000${path}`)

test('no request makes it fail, and the access matrix holds for all of them', async () => {
  let number = 0
  const requests = fc
    .record({ target: fc.nat(), caller: fc.constantFrom(...callers) })
    .chain(({ target, caller }) =>
      requestsTo(targets[target % targets.length] as Target, known).map((shot) => ({ shot, caller })),
    )
  await fc.assert(
    fc.asyncProperty(requests, async ({ shot, caller }) => {
      if (!sendable(shot)) return
      number++
      const faults = faultsOf(shot, caller, await answerTo(shot, caller), [], ['content-security-policy'])
      if (faults.length) throw new Error(`${caller}: ${faults.join('; ')}\n${asCurl(shot, '', [])}`)
    }),
    { seed: SEED, numRuns: REQUESTS },
  )
  expect(number).toBeGreaterThan(REQUESTS / 2)
})
