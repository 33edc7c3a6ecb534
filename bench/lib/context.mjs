import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { atShutdown } from '../../scripts/lib/shutdown.mjs'
import { startServer } from './programs.mjs'

/** The password of the people in the demonstration. */
export const PASSWORD = 'prairie bench 2026'

/** Made once, at the first time that somebody asks. */
function once(make) {
  let made
  return () => (made ??= make())
}

/** What a server of the site is started with; nothing of the surroundings leads it outward. */
const environmentOf = ({ secrets, databaseUrl, dataDir, extra }) => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '8',
  HOST: '127.0.0.1',
  SITE_URL: '',
  SMTP_URL: '',
  ...secrets,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO_PASSWORD: PASSWORD,
  PATCHBAY_SEED: 'demo',
  RATE_LIMIT_FACTOR: '100000',
  ...extra,
})

/**
 * What the parts of a run share: a folder that goes away with it, a PostgreSQL, and one site that is started when a part
 * asks for it.
 */
export async function makeContext() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'patchbay-bench-'))
  atShutdown(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const secrets = {
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }

  const server = once(async () => {
    const started = await startPostgres({ dataDir: path.join(folder, 'postgres'), exclusive: true })
    atShutdown((force) => started.stop(force))
    return started
  })
  const connect = async (url) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    atShutdown(() => client.end().catch(() => {}))
    return client
  }
  /** A database of its own, empty or a copy; its address. */
  const makeDatabase = async (name, template) => {
    const { url } = await server()
    const client = await connect(url)
    await client.query(`create database ${name} ${template ? `template ${template}` : ''}`)
    await client.end()
    return Object.assign(new URL(url), { pathname: `/${name}` }).href
  }
  const dataDir = path.join(folder, 'data')
  const environment = (databaseUrl, extra) => environmentOf({ secrets, databaseUrl, dataDir, extra })
  const start = (name, databaseUrl, extra) =>
    startServer({ folder: dataDir, name, env: environment(databaseUrl, extra) })

  const site = once(async () => {
    const databaseUrl = await makeDatabase('bench_site')
    const started = await start('site', databaseUrl)
    const database = await connect(databaseUrl)
    // An hour of housekeeping in the midst of a measurement would be nobody's.
    await database.query("delete from jobs.schedule where name = 'housekeeping'")
    return { ...started, databaseUrl, database }
  })
  return { folder, dataDir, connect, makeDatabase, environment, start, site }
}

/**
 * Signs somebody of the demonstration in.
 * @param {(route: string) => string} url
 * @returns {Promise<string>} the cookie of the session
 */
export async function signIn(url, username) {
  const answer = await fetch(url('/api/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The bench could not sign in as ${username}: ${answer.status}`)
  return answer.headers.get('set-cookie').split(';')[0]
}

/** Every page that the site offers to search engines. */
export async function listedPaths(url) {
  const map = await (await fetch(url('/sitemap.xml'))).text()
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}
