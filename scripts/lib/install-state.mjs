import { createHash } from 'node:crypto'
import { readIfThere } from './files.mjs'
import { inRoot } from './paths.mjs'

/** Remembers which lockfile the packages were installed from. */
export const stampFile = inRoot('node_modules', '.patchbay-lock')

/** What the packages are installed from: the lockfile, for one kind of machine. */
export const lockfileHash = () =>
  createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readIfThere(inRoot('package-lock.json')) ?? '')
    .digest('hex')

const packagesOf = (text) => JSON.parse(text).packages ?? {}

/**
 * Whether npm's own record of what it installed agrees with the lockfile: packages installed by a plain
 * `npm ci` or `npm install` need not be installed again. Only packages for other platforms may be missing.
 */
function npmAgrees() {
  const installedText = readIfThere(inRoot('node_modules', '.package-lock.json'))
  const wantedText = readIfThere(inRoot('package-lock.json'))
  if (!installedText || !wantedText) return false
  const installed = packagesOf(installedText)
  return Object.entries(packagesOf(wantedText)).every(([name, wanted]) => {
    if (name === '') return true
    const found = installed[name]
    return found ? found.version === wanted.version : Boolean(wanted.optional) && !isForThisMachine(wanted)
  })
}

const isForThisMachine = ({ os, cpu, libc }) => os?.includes(process.platform) && cpu?.includes(process.arch) && !libc

/**
 * Whether the packages have to be installed, and if not, whether the stamp is still to be written.
 * @returns {'missing' | 'unstamped' | 'current'}
 */
export function installState() {
  if (readIfThere(stampFile) === lockfileHash()) return 'current'
  return npmAgrees() ? 'unstamped' : 'missing'
}
