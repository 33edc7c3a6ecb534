import fs from 'node:fs'
import path from 'node:path'
import { Failure, say } from '../messages.mjs'
import { readable } from '../paths.mjs'
import { atShutdown } from '../shutdown.mjs'
import { dumpDatabase } from './dump.mjs'
import { everyFile, markOfKey, productVersion, verifyFiles, writeManifest } from './manifest.mjs'
import { writeSealed } from './sealed-file.mjs'
import { copyFiles, filesOfRows } from './stored-files.mjs'

/** @param {Date} now */
const stampOf = (now) => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')

/** @param {number} bytes */
export const inMegabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

async function factsOf(client) {
  const one = async (text) => (await client.query(text)).rows[0]?.value
  const migration = await one(
    `select name as value from public.payload_migrations where batch > 0 order by name desc limit 1`,
  ).catch(() => undefined)
  if (!migration)
    throw new Failure('There is no site in this database yet: there is nothing to back up. Start it once.')
  return {
    migration,
    queueVersion: String((await one('select max(version) as value from jobs.version').catch(() => '')) ?? ''),
    postgres: await one("select current_setting('server_version') as value"),
    files: await filesOfRows(client),
  }
}

async function copySecrets(dataDir, folder) {
  const source = path.join(dataDir, 'secrets.json')
  if (!fs.existsSync(source)) return []
  const file = 'secrets.json'
  return [{ file, ...(await writeSealed(path.join(folder, file), fs.createReadStream(source))) }]
}

/**
 * Makes a backup of a site that may be running: the database at one moment, then the files. It bears its name only when
 * it is whole and was read again.
 * @param {{ client: import('pg').Client, dataDir: string, parent: string, withSecrets: boolean, encryptionKey: string | undefined }} options
 */
export async function makeBackup({ client, dataDir, parent, withSecrets, encryptionKey }) {
  const started = new Date()
  const folder = path.join(parent, `patchbay-backup-${stampOf(started)}`)
  const unfinished = `${folder}.unfinished`
  if (fs.existsSync(folder)) throw new Failure(`${readable(folder)} is there already: wait for a second.`)
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const forget = atShutdown(() => fs.rmSync(unfinished, { recursive: true, force: true }))

  say('Reading the database …')
  const { tables, sequences, facts } = await dumpDatabase(client, unfinished, { onSnapshot: () => factsOf(client) })
  say(`  ${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  say('Copying the files …')
  const copied = await copyFiles(dataDir, unfinished)
  const there = new Set(copied.map(({ file }) => file.slice('files/'.length)))
  const missing = facts.files.filter((name) => !there.has(name))
  say(`  ${copied.length} files, ${inMegabytes(copied.reduce((sum, { size }) => sum + size, 0))}`)
  const secrets = withSecrets ? await copySecrets(dataDir, unfinished) : []

  const { migration, queueVersion, postgres } = facts
  const manifest = {
    product: productVersion(),
    migration,
    queueVersion,
    postgres,
    started: started.toISOString(),
    ended: new Date().toISOString(),
    encryptionKey: markOfKey(encryptionKey),
    tables,
    sequences,
    files: [...copied, ...secrets],
    missing,
  }
  writeManifest(unfinished, manifest)
  say('Reading it again …')
  await verifyFiles(unfinished, { format: 1, ...manifest })
  fs.renameSync(unfinished, folder)
  forget()
  return { folder, manifest, bytes: everyFile({ format: 1, ...manifest }).reduce((sum, { size }) => sum + size, 0) }
}
