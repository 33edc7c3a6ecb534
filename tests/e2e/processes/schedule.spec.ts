import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { appEnvironment, freePort, Installation, stop } from './installation'

const PASSWORD = 'prairie test 2026'

/** The calls of the content desk, by somebody who has signed in. */
async function desk(home: Installation) {
  const origin = home.url('')
  const signedIn = await fetch(home.url('/api/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'editor', password: PASSWORD }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const call = async (method: string, route: string, body?: object) => {
    const answer = await fetch(home.url(`/api${route}`), {
      method,
      headers: { 'content-type': 'application/json', origin, cookie },
      body: body && JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return answer.json() as Promise<{ id: number; slug: string }[]>
  }
  const privacy = (await call('GET', '/admin/content')).find(({ slug }) => slug === 'privacy-policy')
  const plan = (publishAt: number | null, unpublishAt: number | null = null) =>
    call('PUT', `/admin/content/${privacy?.id}/schedule`, {
      publishAt: publishAt && new Date(publishAt).toISOString(),
      unpublishAt: unpublishAt && new Date(unpublishAt).toISOString(),
    })
  return {
    plan,
    /** Saves a draft beside the published page and plans its publication. */
    planDraft: async (title: string, at: number) => {
      await call('PATCH', `/content_pages/${privacy?.id}?draft=true`, { title, _status: 'draft' })
      await plan(at)
    },
  }
}

const page = async (home: Installation): Promise<string> => (await fetch(home.url('/privacy-policy'))).text()

/** Asks for the page until it has changed, and holds that it did not before its time, and did at the first look after it. */
async function changesAt(home: Installation, title: string, at: number): Promise<void> {
  for (;;) {
    const asked = Date.now()
    const text = await page(home)
    if (text.includes(title)) {
      expect(Date.now()).toBeGreaterThanOrEqual(at)
      return
    }
    // The change itself takes a moment: a save, and the word to this process.
    expect(asked).toBeLessThan(at + 1000)
  }
}

/** `npm run worker` beside a running installation, once it is ready. */
async function startWorker(home: Installation): Promise<ChildProcess> {
  const env = await appEnvironment(home)
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/worker.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('The worker is ready.')
  return child
}

test('a planned publication reaches the public page in its time, with the worker in the web process', async () => {
  const home = new Installation(await freePort())
  const run = await home.start()
  const { planDraft, plan } = await desk(home)
  expect(await page(home)).toContain('Privacy Policy')
  const at = Date.now() + 4000
  await planDraft('Privacy as of today', at)
  await changesAt(home, 'Privacy as of today', at)

  // What was missed while nothing ran is made up for at the start; what was changed is not done at its old time.
  await planDraft('Privacy as of tomorrow', Date.now() + 3000)
  const missed = Date.now() + 3000
  await plan(missed)
  await stop(run)
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(missed)
  const again = await home.start()
  expect(await page(home)).toContain('Privacy as of tomorrow')
  await stop(again)
  await home.remove()
})

test('and with the worker in a process of its own', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  const home = new Installation(await freePort())
  const run = await home.start({ WORKER: 'off' })
  const worker = await startWorker(home)
  const { planDraft } = await desk(home)
  expect(await page(home)).toContain('Privacy Policy')
  const at = Date.now() + 4000
  await planDraft('Privacy from afar', at)
  await changesAt(home, 'Privacy from afar', at)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  await stop(run)
  await home.remove()
})
