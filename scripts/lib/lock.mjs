import fs from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makePrivateFolder, readIfThere, writeAtomically } from './files.mjs'
import { Failure } from './messages.mjs'
import { isAlive, markOf } from './processes.mjs'

/**
 * @typedef {import('./processes.mjs').ProcessMark} ProcessMark
 * @typedef {{ token: string, holder: string, owner: ProcessMark, app?: ProcessMark }} LockRecord
 */

/** Thrown when another live process holds the lock. */
export class LockHeld extends Failure {
  /** @param {LockRecord} record */
  constructor(record) {
    super(`Patchbay already runs in this folder (${record.holder}, process ${record.owner.pid}).`)
    this.record = record
  }
}

/** @returns {LockRecord | undefined} */
function readRecord(file) {
  try {
    const record = JSON.parse(readIfThere(file) ?? '')
    return record?.token && record.owner ? record : undefined
  } catch {
    return undefined
  }
}

function create(file, record) {
  const handle = fs.openSync(file, 'wx', 0o600)
  try {
    fs.writeFileSync(handle, JSON.stringify(record))
  } catch (error) {
    fs.rmSync(file, { force: true })
    error.path ??= file
    throw error
  } finally {
    fs.closeSync(handle)
  }
}

/** Reads who holds the lock; a holder between its two steps, creating and writing, gets a moment to finish. */
async function readHolder(file) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const record = readRecord(file)
    if (record || !fs.existsSync(file)) return record
    await sleep(20)
  }
  return undefined
}

class Lock {
  /** @param {string} file @param {LockRecord} record @param {LockRecord | undefined} abandoned */
  constructor(file, record, abandoned) {
    this.file = file
    this.record = record
    /** What a holder that was killed left behind. */
    this.abandoned = abandoned
  }

  get token() {
    return this.record.token
  }

  /** Two processes may have found the same abandoned lock: the one that is not in the file has lost. */
  requireHeld() {
    const current = readRecord(this.file)
    if (current?.token !== this.token) throw current ? new LockHeld(current) : new Failure('The lock file was removed.')
  }

  /** @param {Partial<LockRecord>} fields */
  update(fields) {
    this.record = { ...this.record, ...fields }
    writeAtomically(this.file, JSON.stringify(this.record))
  }

  release() {
    if (readRecord(this.file)?.token === this.token) fs.rmSync(this.file, { force: true })
  }
}

/**
 * Takes a lock that is given back by itself when its holder is killed: the file names the process and when it began.
 * @param {string} file in a folder that exists or whose parent does
 * @param {{ holder: string, token?: string }} options `token` takes over the lock of the process that started this one
 * @returns {Promise<Lock>}
 * @throws {LockHeld}
 */
export async function acquireLock(file, { holder, token }) {
  makePrivateFolder(path.dirname(file))
  const record = { token: token ?? randomUUID(), holder, owner: markOf(process.pid) }
  let abandoned
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      create(file, record)
      return new Lock(file, record, abandoned)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const current = await readHolder(file)
    if (token && current?.token === token) {
      const lock = new Lock(file, current, undefined)
      lock.update(record)
      return lock
    }
    if (current && isAlive(current.owner)) throw new LockHeld(current)
    abandoned = current ?? abandoned
    fs.rmSync(file, { force: true })
  }
  throw new Failure(`The lock ${file} changes hands too quickly; try again.`)
}

/**
 * Does some work while holding a lock, after waiting for whoever holds it.
 * @template T
 * @param {string} file
 * @param {string} holder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, holder, work) {
  for (;;) {
    const lock = await acquireLock(file, { holder }).catch((error) => {
      if (!(error instanceof LockHeld)) throw error
    })
    if (!lock) {
      await sleep(200)
      continue
    }
    try {
      return await work()
    } finally {
      lock.release()
    }
  }
}
