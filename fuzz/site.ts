import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The password of the demonstration accounts while the fuzzer runs. */
export const PASSWORD = 'prairie test 2026'

/** The built site on the loopback address, with an embedded database of its own. */
export type Site = {
  url: URL
  environment: Record<string, string>
  dataDir: string
  pid: number
  log: () => string
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const isReady = (url: URL): Promise<boolean> =>
  fetch(new URL('/readyz', url)).then(
    (answer) => answer.ok,
    () => false,
  )

function run(dataDir: string, port: number): { child: ChildProcess; log: () => string } {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    SMTP_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DEMO_PASSWORD: PASSWORD,
    PATCHBAY_SEED: 'demo',
    RATE_LIMIT_FACTOR: '100000',
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-2_000_000)))
  return { child, log: () => text }
}

/** The process of the server itself, below the launcher, and what it was given. Needs Linux. */
async function inside(dataDir: string): Promise<Pick<Site, 'pid' | 'environment'>> {
  const { app } = JSON.parse(await readFile(path.join(dataDir, 'lock'), 'utf8')) as { app: { pid: number } }
  const lines = (await readFile(`/proc/${app.pid}/environ`, 'utf8')).split('\0')
  const environment = Object.fromEntries(
    lines.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]),
  )
  return { pid: app.pid, environment }
}

/** Starts the built site with the demonstration in an empty folder, and waits until it can be used. */
export async function startSite(dataDir: string): Promise<Site> {
  await rm(dataDir, { recursive: true, force: true })
  const port = await freePort()
  const url = new URL(`http://localhost:${port}`)
  const { child, log } = run(dataDir, port)
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${log()}`)
    await sleep(50)
  }
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, log, stop, ...(await inside(dataDir)) }
}
