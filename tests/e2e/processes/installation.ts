import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'

const folderOfRun = process.env.DATA_DIR || path.join(os.tmpdir(), 'patchbay-processes')

/** A port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The data folder of the installation that others are copied from (first-start.setup.ts). */
export const TEMPLATE = path.join(folderOfRun, 'processes-template')

/** One `npm start` in a data folder of its own. */
export type Run = { process: ChildProcess; output: () => string; ended: Promise<number | null> }

export class Installation {
  readonly folder = path.join(folderOfRun, `processes-${randomUUID().slice(0, 8)}`)
  readonly port: number
  constructor(port: number) {
    this.port = port
  }

  url = (route: string): string => `http://127.0.0.1:${this.port}${route}`

  /** Runs `npm start` here; an environment variable that is `undefined` is taken away. */
  run(env: Record<string, string | undefined> = {}): Run {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: {
        ...process.env,
        DATABASE_URL: undefined,
        DATA_DIR: this.folder,
        PORT: String(this.port),
        DEMO_PASSWORD: 'prairie test 2026',
        RATE_LIMIT_FACTOR: '1000',
        ...env,
      } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    return { process: child, output: () => text, ended }
  }

  /** Where a template was made, a new installation is a copy of it. */
  private async prepare(): Promise<void> {
    await mkdir(path.dirname(this.folder), { recursive: true })
    if (existsSync(this.folder) || !existsSync(TEMPLATE)) return
    await cp(TEMPLATE, this.folder, { recursive: true, preserveTimestamps: true })
  }

  /** Runs it and waits until it can be used. */
  async start(env?: Record<string, string | undefined>): Promise<Run> {
    await this.prepare()
    const run = this.run(env)
    await expect
      .poll(
        () =>
          fetch(this.url('/readyz')).then(
            (answer) => answer.status,
            () => 0,
          ),
        { timeout: 60_000, intervals: [50] },
      )
      .toBe(200)
    return run
  }

  /** The process id of the server itself, below the launcher. */
  async appPid(): Promise<number> {
    const record = JSON.parse(await readFile(path.join(this.folder, 'lock'), 'utf8')) as { app: { pid: number } }
    return record.app.pid
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Ends a run the gentle way. */
export async function stop(run: Run): Promise<number | null> {
  run.process.kill('SIGTERM')
  return run.ended
}

/** The environment of the server itself, with the secrets that the launcher gave it. */
export async function appEnvironment(home: Installation): Promise<NodeJS.ProcessEnv> {
  const environment = await readFile(path.join('/proc', String(await home.appPid()), 'environ'), 'utf8')
  const lines = environment.split('\0').filter((line) => line.includes('='))
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2))) as NodeJS.ProcessEnv
}

/** A connection to the installation's own database. */
export async function connect(home: Installation): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: (await appEnvironment(home)).DATABASE_URL })
  await client.connect()
  return client
}
