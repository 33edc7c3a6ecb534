import { createHash, createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../files.mjs'
import { Failure } from '../messages.mjs'
import { inRoot, readable } from '../paths.mjs'
import { sealOf } from './sealed-file.mjs'

/** Goes up when a folder of this version can no longer be read by the version before. */
const FORMAT = 1
const MANIFEST = 'manifest.json'
const SUM = 'manifest.sha256'

/**
 * @typedef {{ file: string, size: number, sha256: string }} BackedUpFile
 * @typedef {{ format: number, product: string, migration: string, queueVersion: string, postgres: string,
 *   started: string, ended: string, encryptionKey: string,
 *   tables: import('./dump.mjs').DumpedTable[],
 *   sequences: { schema: string, name: string, lastValue: string, isCalled: boolean }[],
 *   files: BackedUpFile[], missing: string[] }} Manifest
 *   `encryptionKey`: by which the right key is known again, and from which nobody learns it
 */

/** The version of the product in this folder. */
export const productVersion = () => JSON.parse(readIfThere(inRoot('package.json')) ?? '{}').version

/**
 * What tells one ENCRYPTION_KEY from another.
 * @param {string | undefined} key
 */
export const markOfKey = (key) =>
  createHmac('sha256', Buffer.from(key ?? '', 'base64'))
    .update('patchbay backup')
    .digest('hex')
    .slice(0, 16)

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** @param {string} folder @param {Omit<Manifest, 'format'>} facts */
export function writeManifest(folder, facts) {
  const text = `${JSON.stringify({ format: FORMAT, ...facts }, null, 2)}\n`
  for (const [name, content] of [
    [MANIFEST, text],
    [SUM, `${sha256(text)}  ${MANIFEST}\n`],
  ])
    fs.writeFileSync(path.join(folder, name), content, { mode: 0o600, flush: true })
}

/**
 * Reads what a backup says of itself.
 * @param {string} folder
 * @returns {Manifest}
 * @throws {Failure} when this is no backup, or its list was changed
 */
export function readManifest(folder) {
  const text = readIfThere(path.join(folder, MANIFEST))
  const sum = readIfThere(path.join(folder, SUM))
  if (!text || !sum) throw new Failure(`${readable(folder)} is no whole backup: it has no ${text ? SUM : MANIFEST}.`)
  if (sum.split(/\s/)[0] !== sha256(text))
    throw new Failure(`The backup is damaged: ${MANIFEST} is not the one that was written.`)
  const manifest = JSON.parse(text)
  if (manifest.format !== FORMAT)
    throw new Failure(
      `This backup was written by a newer Patchbay (format ${manifest.format}): restore it with that one.`,
    )
  return manifest
}

/** @param {Manifest} manifest @returns {BackedUpFile[]} */
export const everyFile = ({ tables, files }) => [...tables, ...files]

/**
 * Holds every file of a backup against its list.
 * @param {string} folder
 * @param {Manifest} manifest
 * @throws {Failure} that names the first file which is not as it was written
 */
export async function verifyFiles(folder, manifest) {
  for (const { file, size, sha256: expected } of everyFile(manifest)) {
    if (path.isAbsolute(file) || file.split('/').includes('..'))
      throw new Failure(`The backup is damaged: “${file}” leads out of it.`)
    const found = await sealOf(path.join(folder, file)).catch((error) => {
      if (error.code === 'ENOENT') throw new Failure(`The backup is damaged: ${file} is missing.`)
      throw error
    })
    if (found.size !== size)
      throw new Failure(`The backup is damaged: ${file} has ${found.size} bytes and should have ${size}.`)
    if (found.sha256 !== expected) throw new Failure(`The backup is damaged: ${file} was changed after it was written.`)
  }
}
