import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Lets bytes through and counts them into a SHA-256. */
export class Seal extends Transform {
  constructor() {
    super()
    this.hash = createHash('sha256')
    this.size = 0
  }

  _transform(chunk, _encoding, next) {
    this.hash.update(chunk)
    this.size += chunk.length
    next(null, chunk)
  }

  /** The sum, once everything is through. */
  get sum() {
    return (this.digest ??= this.hash.digest('hex'))
  }
}

/**
 * Writes a file that only its owner can read and that is on the disk when this returns.
 * @param {string} target
 * @param {...(NodeJS.ReadableStream | NodeJS.ReadWriteStream)} streams where the bytes come from, and through what
 * @returns {Promise<{ size: number, sha256: string }>}
 */
export async function writeSealed(target, ...streams) {
  await fs.promises.mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const seal = new Seal()
  await pipeline([...streams, seal, fs.createWriteStream(target, { mode: 0o600, flush: true })])
  return { size: seal.size, sha256: seal.sum }
}

/**
 * What a file is: its size and its sum.
 * @param {string} file
 */
export async function sealOf(file) {
  const seal = new Seal()
  seal.resume()
  await pipeline(fs.createReadStream(file), seal)
  return { size: seal.size, sha256: seal.sum }
}
