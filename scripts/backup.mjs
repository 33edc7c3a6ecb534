import path from 'node:path'
import { parseArgs } from 'node:util'
import { inMegabytes, makeBackup } from './lib/backup/make.mjs'
import { embeddedEnvironment } from './lib/embedded-environment.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { makePrivateFolder, writeAtomically } from './lib/files.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { Failure, say } from './lib/messages.mjs'
import { dataDir, readable, root } from './lib/paths.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'

/** `npm run backup [-- --to FOLDER] [--without-secrets]`: database and files of a site, which may be running. */

function readOptions() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, 'without-secrets': { type: 'boolean', default: false } } })
      .values
  } catch {
    throw new Failure('Say "npm run backup", with "-- --to FOLDER" or "-- --without-secrets" where you want that.')
  }
}

const secretsWords = (hasSecrets) =>
  hasSecrets
    ? 'It holds secrets.json, with the keys of all sessions and second factors: keep it as you keep a password.'
    : 'It holds no secrets: keep ENCRYPTION_KEY and PAYLOAD_SECRET elsewhere, or nobody with two-factor sign-in gets in.'

function report({ folder, manifest, bytes }, hasSecrets) {
  const { missing } = manifest
  if (missing.length > 0)
    say(`${missing.length} files of rows are not there (deleted meanwhile, or lost before): see the list "missing".`)
  say(`\nThe backup is ${readable(folder)} (${inMegabytes(bytes)}).`)
  say(secretsWords(hasSecrets))
  say(`To restore it: npm run restore -- ${readable(folder)}`)
}

await run(
  async () => {
    requireBootstrapNode()
    const options = readOptions()
    loadEnvFile()
    await ensureInstalled()
    await continueUnderPinnedRuntime()
    const folder = dataDir()
    const isEmbedded = !process.env.DATABASE_URL
    const env = isEmbedded ? await embeddedEnvironment(folder) : process.env
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: env.DATABASE_URL, application_name: 'patchbay-backup' })
    client.on('error', () => {})
    await client.connect().catch((error) => {
      throw new Failure(`The database of DATABASE_URL cannot be used: ${error.message || error.code}.`)
    })
    try {
      const withSecrets = isEmbedded && !options['without-secrets']
      const made = await makeBackup({
        client,
        dataDir: folder,
        parent: options.to ? path.resolve(root, options.to) : path.join(path.dirname(folder), 'backups'),
        withSecrets,
        encryptionKey: env.ENCRYPTION_KEY,
      })
      // The server's metrics tell when this was.
      const last = { ended: made.manifest.ended, bytes: made.bytes }
      makePrivateFolder(folder)
      writeAtomically(path.join(folder, 'last-backup.json'), `${JSON.stringify(last)}\n`)
      report(made, withSecrets)
    } finally {
      await client.end().catch(() => {})
    }
    return 0
  },
  { signalCode: 130 },
)
