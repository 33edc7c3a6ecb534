import path from 'node:path'
import { parseArgs } from 'node:util'
import { bringBack } from './lib/backup/bring-back.mjs'
import { everyFile, readManifest, verifyFiles } from './lib/backup/manifest.mjs'
import { requireEmptyFolder, requireKnownVersion } from './lib/backup/target.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { Failure, say } from './lib/messages.mjs'
import { dataDir, readable, root } from './lib/paths.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'

/** `npm run restore -- FOLDER [--into DATA_DIR] [--check] [--other-key]`: puts a backup into an empty place. */

const USAGE =
  'Say which backup: "npm run restore -- FOLDER", with "--into FOLDER" for another data folder, or "--check" to look at it only.'

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        check: { type: 'boolean', default: false },
        'other-key': { type: 'boolean', default: false },
      },
    })
    if (positionals.length === 1) return { ...values, folder: path.resolve(root, positionals[0]) }
  } catch {
    // Told below.
  }
  throw new Failure(USAGE)
}

async function verify(folder) {
  say(`Verifying ${readable(folder)} …`)
  const manifest = readManifest(folder)
  await verifyFiles(folder, manifest)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`  whole: ${everyFile(manifest).length} files, ${rows} rows, of ${manifest.ended}`)
  return manifest
}

function report(target, waitingMails) {
  say('\nThe backup is restored: every table holds what the backup says.')
  if (waitingMails > 0)
    say(
      `${waitingMails} mails wait in it and leave at the next start; WORKER=off keeps them, an empty SMTP_URL writes them to files.`,
    )
  const start = process.env.DATABASE_URL ? 'npm start' : `DATA_DIR=${readable(target)} npm start`
  say(`Start it: ${start}`)
}

await run(
  async () => {
    requireBootstrapNode()
    const options = readOptions()
    loadEnvFile()
    const target = options.into ? path.resolve(root, options.into) : dataDir()
    const manifest = await verify(options.folder)
    if (options.check) return 0
    requireKnownVersion(manifest)
    requireEmptyFolder(target)
    await ensureInstalled()
    await continueUnderPinnedRuntime()
    const { waitingMails } = await bringBack({
      folder: options.folder,
      manifest,
      dataDir: target,
      otherKey: options['other-key'],
    })
    report(target, waitingMails)
    return 0
  },
  { signalCode: 130 },
)
