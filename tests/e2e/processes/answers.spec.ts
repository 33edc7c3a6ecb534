import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { appEnvironment, freePort, Installation, stop } from './installation'

const TITLE = 'About us, kept and fresh'

/** Headers of an answer that are not of one moment or one way of sending. */
function lasting(answer: Response): Record<string, string> {
  const { date: _date, etag: _etag, ...rest } = Object.fromEntries(answer.headers)
  for (const name of [
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'connection',
    'keep-alive',
    'vary',
    'x-nextjs-cache',
    'x-request-id',
  ])
    delete rest[name]
  return rest
}

/** A second web process of the same installation, on a port of its own. */
async function second(home: Installation, port: number): Promise<ChildProcess> {
  const env = { ...(await appEnvironment(home)), PORT: String(port), WORKER: 'off' }
  const child = spawn(process.execPath, ['src/server.ts'], { env, stdio: 'ignore' })
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
  return child
}

test('finished answers are kept with all their headers, and a save ends them in every process', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  const home = new Installation(await freePort())
  const run = await home.start()
  const port = await freePort()
  const other = await second(home, port)
  const urls = [home.url('/about'), `http://127.0.0.1:${port}/about`]
  const browser = { 'accept-encoding': 'br', 'sec-fetch-site': 'none' }

  const first = await fetch(home.url('/about'), { headers: browser })
  const html = await first.text()
  const kept = async (url: string): Promise<Response> => {
    let answer = await fetch(url, { headers: browser })
    await expect
      .poll(async () => {
        await answer.text()
        answer = await fetch(url, { headers: browser })
        return answer.headers.get('content-encoding')
      })
      .toBe('br')
    return answer
  }
  const warm = await kept(home.url('/about'))
  expect(lasting(warm)).toEqual(lasting(first))
  expect(await warm.text()).toBe(html)
  expect(warm.headers.get('x-patchbay-rendered') ?? first.headers.get('x-patchbay-rendered')).toBeNull()
  await (await kept(urls[1] ?? '')).text()

  // A file of the build: its bytes are those on the disk.
  const file = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const script = await kept(home.url(file))
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await script.text()).toBe(await readFile(file.replace('/_next/', '.next/'), 'utf8'))

  const signedIn = await fetch(home.url('/api/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: home.url('').replace('127.0.0.1', 'localhost') },
    body: JSON.stringify({ username: 'editor', password: 'prairie test 2026' }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ofEditor = await (await fetch(home.url('/about'), { headers: { ...browser, cookie } })).text()
  expect(ofEditor).not.toBe(html)

  const saved = await fetch(home.url('/api/content/element/about-intro'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ content: TITLE, pageId: 'about' }),
  })
  expect([saved.status, await saved.text()]).toEqual([200, expect.any(String)])
  const etag = warm.headers.get('etag') ?? ''
  const after = await fetch(home.url('/about'), { headers: { ...browser, 'if-none-match': etag } })
  expect([after.status, (await after.text()).includes(TITLE)]).toEqual([200, true])
  // The other process hears of it from the database.
  await expect
    .poll(async () => (await (await fetch(urls[1] ?? '', { headers: browser })).text()).includes(TITLE))
    .toBe(true)
  const again = await kept(home.url('/about'))
  expect(await again.text()).toContain(TITLE)

  const ended = once(other, 'exit')
  other.kill('SIGTERM')
  await ended
  await stop(run)
  await home.remove()
})
