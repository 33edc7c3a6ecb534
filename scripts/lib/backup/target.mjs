import fs from 'node:fs'
import path from 'node:path'
import { Failure } from '../messages.mjs'
import { inRoot, readable } from '../paths.mjs'
import { markOfKey } from './manifest.mjs'

const isEmptyFolder = (folder) => {
  try {
    return fs.readdirSync(folder).length === 0
  } catch (error) {
    if (error.code === 'ENOENT') return true
    throw error
  }
}

/**
 * A restore fills what is empty and never overwrites.
 * @param {string} dataDir
 */
export function requireEmptyFolder(dataDir) {
  if (!isEmptyFolder(dataDir))
    throw new Failure(
      `${readable(dataDir)} is not empty, and a restore overwrites nothing: move it away, or name another folder with "--into FOLDER".`,
    )
}

/** @param {import('pg').Client} client */
export async function requireEmptyDatabase(client) {
  const { rows } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs', 'drizzle') limit 1`,
  )
  if (rows.length > 0)
    throw new Failure(
      'The database of DATABASE_URL is not empty, and a restore overwrites nothing: make a new one for it.',
    )
}

/** @param {import('./manifest.mjs').Manifest} manifest */
export function requireKnownVersion({ migration, product }) {
  if (!/^[\w-]+$/.test(migration) || !fs.existsSync(inRoot('src', 'migrations', `${migration}.ts`)))
    throw new Failure(
      `This backup is of Patchbay ${product} with the migration ${migration}, which this version does not know: restore it with that version or a newer one.`,
    )
}

/**
 * With another key nobody's second factor can be read any more, and links to quotes end.
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {string | undefined} key
 */
export function requireSameKey({ encryptionKey }, key) {
  if (markOfKey(key) !== encryptionKey)
    throw new Failure(
      'ENCRYPTION_KEY is not the one that this backup was made with: set that one, or two-factor sign-in and links to quotes are lost. "--other-key" restores all the same.',
    )
}

/**
 * Puts the files of a backup where a data folder has them.
 * @param {string} folder
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {string} target
 */
export async function placeFiles(folder, { files }, target) {
  for (const { file } of files) {
    const place = path.join(target, file.replace(/^files\//, ''))
    await fs.promises.mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await fs.promises.copyFile(path.join(folder, file), place, fs.constants.COPYFILE_EXCL)
    await fs.promises.chmod(place, 0o600)
  }
}
