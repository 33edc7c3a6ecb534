import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from '../child.mjs'
import { Failure, say } from '../messages.mjs'
import { inRoot, readable, root } from '../paths.mjs'
import { startPostgres } from '../postgres.mjs'
import { loadSecrets } from '../secrets.mjs'
import { atShutdown } from '../shutdown.mjs'
import { loadDatabase } from './load.mjs'
import { markOfKey } from './manifest.mjs'
import { placeFiles, requireEmptyDatabase, requireSameKey } from './target.mjs'

/** The tables of the product as they were when the backup was made. */
async function migrate(env, migration) {
  const args = ['--import', 'tsx', inRoot('src', 'cli', 'prepare-restore.ts'), migration]
  const { ok, output } = await runCommand(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', LOG_LEVEL: 'error', LOG_FORMAT: 'json' },
  })
  if (ok) return
  process.stderr.write(output)
  throw new Failure('The tables could not be made; the lines above say why.')
}

async function withClient(url, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'patchbay-restore' })
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw new Failure(`The database of DATABASE_URL cannot be used: ${error.message || error.code}.`)
  })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function fillDatabase(env, folder, manifest) {
  say('Making the tables …')
  await migrate(env, manifest.migration)
  say('Reading the rows, and comparing what is stored …')
  return withClient(env.DATABASE_URL, async (client) => {
    const { unknown } = await loadDatabase(client, folder, manifest)
    if (unknown.length > 0) say(`Not restored, for they are none of Patchbay’s tables: ${unknown.join(', ')}.`)
    const { rows } = await client.query(
      `select count(*)::int as count from public.outbound_emails where status in ('queued', 'retrying')`,
    )
    return rows[0].count
  })
}

/** The environment of a folder that brings its own database, and what ends that. */
async function startOwn(place) {
  const { values } = loadSecrets(place)
  const database = await startPostgres({ dataDir: path.join(place, 'postgres'), exclusive: true })
  const forget = atShutdown((force) => database.stop(force))
  const stop = async () => {
    forget()
    await database.stop()
  }
  return { env: { ...values, DATABASE_URL: database.url, PATCHBAY_EMBEDDED: '1' }, stop }
}

/**
 * Restores a backup that was verified. The data folder gets its name at the very end, so that one which is there is whole.
 * @param {{ folder: string, manifest: import('./manifest.mjs').Manifest, dataDir: string, otherKey: boolean }} options
 * @returns {Promise<{ waitingMails: number }>}
 */
export async function bringBack({ folder, manifest, dataDir, otherKey }) {
  const url = process.env.DATABASE_URL
  const hasSecrets = manifest.files.some(({ file }) => file === 'secrets.json')
  const place = `${dataDir}.restoring`
  if (url) {
    if (!otherKey) requireSameKey(manifest, process.env.ENCRYPTION_KEY)
    await withClient(url, requireEmptyDatabase)
  } else if (!otherKey && !(hasSecrets && !process.env.ENCRYPTION_KEY))
    requireSameKey(manifest, process.env.ENCRYPTION_KEY)
  fs.rmSync(place, { recursive: true, force: true })
  fs.mkdirSync(place, { recursive: true, mode: 0o700 })
  const forget = atShutdown(() => fs.rmSync(place, { recursive: true, force: true }))

  say('Copying the files …')
  const files = manifest.files.filter(({ file }) => !(url && file === 'secrets.json'))
  await placeFiles(folder, { ...manifest, files }, place)
  const own = url ? undefined : await startOwn(place)
  const env = own?.env ?? { DATABASE_URL: url }
  if (own && !otherKey && markOfKey(own.env.ENCRYPTION_KEY) !== manifest.encryptionKey)
    throw new Failure('The backup is damaged: its secrets.json is not of the site that was backed up.')
  const waitingMails = await fillDatabase({ ...env, DATA_DIR: place }, folder, manifest).catch((error) => {
    if (url) say('The database is not empty any more: make it anew before you try again.')
    throw error
  })
  await own?.stop()
  fs.rmSync(path.join(place, 'lock'), { force: true })
  if (fs.existsSync(dataDir)) fs.rmdirSync(dataDir)
  fs.renameSync(place, dataDir)
  forget()
  say(`The files are in ${readable(dataDir)}.`)
  return { waitingMails }
}
