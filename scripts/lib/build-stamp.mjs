import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readIfThere } from './files.mjs'
import { inRoot } from './paths.mjs'

const FILES = ['payload.config.ts', 'next.config.mjs', 'package-lock.json', 'tsconfig.json', 'postcss.config.mjs']
const FOLDERS = ['src', 'public']
const IS_TEST = /\.test\.tsx?$/

const stampFile = inRoot('.next', 'patchbay-stamp')

const filesIn = (folder) =>
  fs
    .readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))

const foldersThatExist = () => FOLDERS.filter((folder) => fs.existsSync(inRoot(folder)))

/** Next writes these values into the browser's code, so another value needs another build. */
const publicVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()

/**
 * A fingerprint of all that a build is made from. It looks at contents alone: a fresh checkout has other times.
 * @returns {string}
 */
export function sourceStamp() {
  const hash = createHash('sha256')
  const files = [...FILES.map((file) => inRoot(file)), ...foldersThatExist().flatMap(filesIn)].sort()
  for (const file of files) {
    const content = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0)
    hash.update(`${path.relative(inRoot(), file).replaceAll('\\', '/')}\0${content.length}\0`).update(content)
  }
  return hash.update(publicVariables().join('\n')).digest('hex')
}

/** @param {string} stamp */
export const isBuilt = (stamp) => fs.existsSync(inRoot('.next', 'BUILD_ID')) && readIfThere(stampFile) === stamp

/** Forgets the last build: one that is cut short must not pass for finished. */
export const forgetBuild = () => fs.rmSync(stampFile, { force: true })

/** @param {string} stamp */
export const rememberBuild = (stamp) => fs.writeFileSync(stampFile, stamp)
