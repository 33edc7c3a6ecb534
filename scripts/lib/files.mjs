import fs from 'node:fs'
import path from 'node:path'
import { Failure } from './messages.mjs'
import { readable } from './paths.mjs'

const syncFolder = (folder) => {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Writes a file so that a crash or a power cut leaves the old content or the new, never half of it.
 * @param {string} file
 * @param {string} text
 * @param {number} [mode]
 */
export function writeAtomically(file, text, mode = 0o600) {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    fs.writeFileSync(temporary, text, { mode, flush: true })
    fs.renameSync(temporary, file)
    syncFolder(path.dirname(file))
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    error.path ??= file
    throw error
  }
}

/**
 * The text of a file, or nothing when there is no such file.
 * @param {string} file
 * @returns {string | undefined}
 */
export function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * Makes a folder that only its owner can enter.
 * @param {string} folder
 */
export function makePrivateFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    // Another thing of that name, or a file system that takes no folders; the codes differ from system to system.
    if (['EEXIST', 'ENOENT', 'ENOTDIR', 'EINVAL'].includes(error.code))
      throw new Failure(`The folder ${readable(folder)} cannot be made: another file or the file system is in the way.`)
    throw error
  }
}

/**
 * Whether a folder's disk is full. A program that failed for that reason often could not even write why,
 * so the answer comes from trying.
 * @param {string} folder
 * @returns {boolean}
 */
export function isDiskFull(folder) {
  const probe = path.join(folder, `.space-${process.pid}`)
  try {
    fs.writeFileSync(probe, Buffer.alloc(1024 * 1024))
    return false
  } catch (error) {
    return error.code === 'ENOSPC' || error.code === 'EDQUOT'
  } finally {
    fs.rmSync(probe, { force: true })
  }
}
