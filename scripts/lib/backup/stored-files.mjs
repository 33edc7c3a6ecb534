import fs from 'node:fs'
import path from 'node:path'
import { writeSealed } from './sealed-file.mjs'

/** The folders of DATA_DIR whose files belong to the site. */
export const FOLDERS = ['uploads', 'media', 'mail']

/** A file that is not whole yet has one of these endings. */
const UNFINISHED = /\.(part|tmp)$/

/** @param {string} folder @returns {string[]} paths in it, with slashes */
function filesIn(folder) {
  try {
    return fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort()
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Copies the files of a data folder. A file never changes once it has its name, so those of a moment are still the
 * same later; what was deleted meanwhile is left out.
 * @param {string} dataDir
 * @param {string} folder
 * @returns {Promise<{ file: string, size: number, sha256: string }[]>}
 */
export async function copyFiles(dataDir, folder) {
  const copied = []
  for (const area of FOLDERS)
    for (const name of filesIn(path.join(dataDir, area))) {
      const file = path.posix.join('files', area, name)
      const target = path.join(folder, file)
      try {
        copied.push({ file, ...(await writeSealed(target, fs.createReadStream(path.join(dataDir, area, name)))) })
      } catch (error) {
        if (error.code !== 'ENOENT' || error.path === target) throw error
        fs.rmSync(target, { force: true })
      }
    }
  return copied
}

/**
 * The files that rows speak of, at the moment that `client` sees: uploads by their ids, pictures in their sizes.
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} as `uploads/…` and `media/…`
 */
export async function filesOfRows(client) {
  const { rows: columns } = await client.query(
    `select c.relname as table, a.attname as column from pg_attribute a
     join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped
       and (a.attname = 'file_id' or (c.relname = 'media' and a.attname ~ '(^|_)filename$'))
     order by 1, 2`,
  )
  const names = new Set()
  for (const { table, column } of columns) {
    const { rows } = await client.query(
      `select "${column}"::text as name from public."${table}" where "${column}" is not null`,
    )
    for (const { name } of rows) names.add(`${table === 'media' ? 'media' : 'uploads'}/${name}`)
  }
  return [...names].sort()
}
