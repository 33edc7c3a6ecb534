import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type pg from 'pg'
import { connect, freePort, Installation, stop } from './installation'

const PASSWORD = 'prairie test 2026'

type Table = { name: string; rows: number; contentSha256: string }
type Manifest = { tables: Table[]; sequences: unknown[]; files: { file: string }[]; missing: string[] }

/** Runs one of the scripts on a data folder. @returns its exit code and all it said */
async function script(name: string, folder: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const child: ChildProcess = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], {
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: folder } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, text }
}

async function backup(home: Installation, to: string): Promise<{ folder: string; manifest: Manifest }> {
  const { code, text } = await script('backup', home.folder, '--to', to)
  expect(code, text).toBe(0)
  const [name = ''] = (await readdir(to)).sort().slice(-1)
  const folder = path.join(to, name)
  return { folder, manifest: JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest }
}

/** Signs in. @returns the cookie of the session */
async function signIn(home: Installation, username: string): Promise<string> {
  const answer = await fetch(home.url('/api/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://localhost:${home.port}` },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Sends a quote request with a file. */
async function sendRequest(home: Installation, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData()
  const fields = {
    fullName: 'Ada Winter',
    company: 'Winter Mills',
    email: 'ada@winter.example',
    phone: '913 555 0100',
    serviceType: 'network',
    projectDescription: 'Forty access points — Überlänge, 漢字, 🌾, a tab\tand a \\ over a grain yard.',
    timeline: '',
    budget: '',
    scopeOfWork: '',
    terms: 'true',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('documentUrls', new Blob([bytes], { type: 'application/pdf' }), 'plan.pdf')
  const answer = await fetch(home.url('/api/rfq-requests'), { method: 'POST', body: form })
  expect(answer.status, await answer.text()).toBe(201)
}

/** Values that a careless way of writing them down would change. */
async function storeOddValues(client: pg.Client): Promise<void> {
  await client.query(
    `insert into idempotency_keys (route, key, fingerprint, status, body, created_at) values
      ('/odd', 'null-of-json', 'x', 200, 'null', '2026-01-01 00:00:00.000001+00'),
      ('/odd', 'null-of-sql', E'\\\\N', 200, null, '1999-12-31 23:59:59.999999-11:30'),
      ('/odd', 'nested', E'a\\tb\\\\c\\r\\nd', 200, '{"n": 123456789012345678901234567890.0123, "t": "\\u2028 \\\\N \\\\. 🌾"}', 'infinity')`,
  )
}

test('a backup of the running site, restored into an empty folder, gives the same answers', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  test.setTimeout(240_000)
  const home = new Installation(await freePort())
  const again = new Installation(await freePort())
  const to = `${home.folder}-backups`
  const run = await home.start()
  const bytes = new Uint8Array(await new Blob([`%PDF-1.7\n${randomUUID()}\n%%EOF`]).arrayBuffer())
  await sendRequest(home, bytes)
  const cookie = await signIn(home, 'admin')
  const client = await connect(home)
  await storeOddValues(client)
  const { rows: files } = await client.query<{ file: string }>(
    'select file_id as file from rfq_files order by id desc limit 1',
  )
  const fileRoute = `/api/rfq-files/${files[0]?.file}`
  await client.end()

  const made = await backup(home, to)
  expect(made.manifest.missing).toEqual([])
  const page = await fetch(home.url('/services')).then((answer) => answer.text())
  const download = (at: Installation, as: string) =>
    fetch(at.url(fileRoute), { headers: { cookie: as } }).then(async (answer) => [
      answer.status,
      Buffer.from(await answer.arrayBuffer()).toString(),
    ])
  const bytesThere = await download(home, cookie)
  expect(await stop(run)).toBe(0)

  const damaged = `${to}-damaged`
  await cp(made.folder, damaged, { recursive: true })
  const [first = ''] = made.manifest.files.map(({ file }) => file)
  await appendFile(path.join(damaged, first), 'x')
  const refused = await script('restore', again.folder, damaged)
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining(`The backup is damaged: ${first}`) })

  await mkdir(again.folder, { recursive: true })
  const restored = await script('restore', again.folder, made.folder)
  expect(restored.code, restored.text).toBe(0)
  expect(restored.text).toContain('every table holds what the backup says')
  expect(await script('restore', again.folder, made.folder)).toMatchObject({
    code: 1,
    text: expect.stringContaining('is not empty'),
  })
  const second = await backup(again, `${to}-again`)
  const sums = ({ tables }: Manifest) => tables.map(({ name, rows, contentSha256 }) => [name, rows, contentSha256])
  expect(sums(second.manifest)).toEqual(sums(made.manifest))
  expect(second.manifest.sequences).toEqual(made.manifest.sequences)

  const rerun = await again.start()
  expect(await fetch(again.url('/services')).then((answer) => answer.text())).toContain(
    /<h1[^>]*>[^<]*/.exec(page)?.[0],
  )
  // The session of before goes on, and the password is the same.
  expect(await download(again, cookie)).toEqual(bytesThere)
  expect(bytesThere).toEqual([200, Buffer.from(bytes).toString()])
  await signIn(again, 'client')
  expect(await stop(rerun)).toBe(0)
  for (const folder of [to, damaged, `${to}-again`]) await rm(folder, { recursive: true, force: true })
  await home.remove()
  await again.remove()
})
