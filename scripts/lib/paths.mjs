import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project: everything is addressed from here, whatever the caller's working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts)

/** Where the embedded database, the secrets and the lock live: `DATA_DIR`, else `.data` in the project. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data')

/**
 * A path as a person at the terminal would write it: relative to the project when it lies inside.
 * @param {string} file
 */
export const readable = (file) => {
  const relative = path.relative(root, file)
  return relative && !relative.startsWith('..') && !path.isAbsolute(relative) ? relative : file
}
