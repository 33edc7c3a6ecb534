import path from 'node:path'
import { dataDir, readable } from './paths.mjs'

/** A failure whose message is written for the person at the terminal: it is shown alone, without a stack. */
export class Failure extends Error {}

/**
 * One line of progress.
 * @param {string} text
 */
export const say = (text) => {
  process.stdout.write(`${text}\n`)
}

/**
 * The failure to report when a disk has no room left.
 * @param {string} folder
 */
export const diskFull = (folder) =>
  new Failure(`There is no space left on the disk that holds ${readable(folder)}: free some and start again.`)

/**
 * Whether a program's output says that it found no room on a disk.
 * @param {string} output
 */
export const saysDiskFull = (output) => /ENOSPC|no space left|check free disk space|quota exceeded/i.test(output)

const folderOf = (error) => {
  if (!error.path) return dataDir()
  const file = path.resolve(error.path)
  return file.startsWith(dataDir()) ? dataDir() : path.dirname(file)
}

/**
 * The one sentence that tells a person what went wrong.
 * @param {unknown} error
 * @returns {string}
 */
export function describe(error) {
  if (error instanceof Failure) return error.message
  const code = error?.code
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folderOf(error)).message
  if (code === 'EROFS') return `The disk that holds ${readable(folderOf(error))} is read-only.`
  if ((code === 'EACCES' || code === 'EPERM') && error.path)
    return `This user has no permission to use ${readable(path.resolve(error.path))}.`
  const reason = String(error?.message ?? error).split('\n')[0]
  return `Something unexpected went wrong (${reason}); PATCHBAY_DEBUG=1 shows where.`
}

/**
 * Shows a failure on standard error; the stack only on request.
 * @param {unknown} error
 */
export function showFailure(error) {
  process.stderr.write(`${describe(error)}\n`)
  if (process.env.PATCHBAY_DEBUG === '1' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
}
