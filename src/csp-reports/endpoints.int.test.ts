import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { startApp, type TestApp } from '../../tests/helpers/app'

let app: TestApp
let lines: string[]
beforeAll(async () => {
  app = await startApp()
}, 60_000)
afterAll(() => app.close())
beforeEach(() => {
  lines = []
  jest.spyOn(app.payload.logger, 'warn').mockImplementation(((line: string) => void lines.push(line)) as never)
})

const report = (type: string, body: unknown) =>
  app.call('POST', '/csp-reports', {
    raw: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, origin: 'http://localhost:3000' },
  })
const older = {
  'csp-report': {
    'document-uri': 'http://localhost:3000/rfq?email=ada@winter.example',
    'blocked-uri': 'https://evil.example/x.js?key=1',
    'effective-directive': 'script-src-elem',
    'script-sample': 'secret of the page',
  },
}

test('a violation is one line of the log, without what was typed or asked', async () => {
  const answer = await report('application/csp-report', older)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(lines).toEqual(['The policy of /rfq has stopped something: script-src-elem https://evil.example'])
})

test('reports of the Reporting API come in a list', async () => {
  const body = { documentURL: 'http://localhost:3000/', blockedURL: 'inline', effectiveDirective: 'style-src-attr' }
  const list = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', body },
  ]
  expect((await report('application/reports+json', list)).status).toBe(204)
  expect(lines).toHaveLength(2)
})

test.each([
  ['no JSON', 'application/csp-report', '{', 400],
  ['no report', 'application/csp-report', '{"a":1}', 400],
  ['another type', 'text/plain', '{}', 415],
  ['too much', 'application/reports+json', `[${'1,'.repeat(10_000)}1]`, 413],
])('%s is refused and not logged', async (_what, type, body, status) => {
  expect([(await report(type, body)).status, lines]).toEqual([status, []])
})

test('a line of the log stays one line', async () => {
  const forged = {
    'csp-report': { ...older['csp-report'], 'violated-directive': 'x\n[error] all is lost', 'effective-directive': '' },
  }
  await report('application/csp-report', forged)
  expect(lines.join()).toBe('The policy of /rfq has stopped something: x https://evil.example')
})

test('one address is heard sixty times a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 62; i++)
    statuses.push(
      (
        await app.call('POST', '/csp-reports', {
          raw: '{"csp-report":{}}',
          headers: { 'content-type': 'application/csp-report', 'x-patchbay-address': 'flood' },
        })
      ).status,
    )
  expect(statuses.slice(59)).toEqual([204, 429, 429])
})

test('what another process has counted counts here, too', async () => {
  const send = async () =>
    (
      await app.call('POST', '/csp-reports', {
        raw: '{"csp-report":{}}',
        headers: { 'content-type': 'application/csp-report', 'x-patchbay-address': 'two processes' },
      })
    ).status
  expect(await send()).toBe(204)
  const [counted] = await app.sql<{ points: number }>(
    "select points from rate_limits where key = 'csp-reports:two processes'",
  )
  expect(counted?.points).toBe(1)
  await app.sql("update rate_limits set points = 60 where key = 'csp-reports:two processes'")
  expect(await send()).toBe(429)
})
