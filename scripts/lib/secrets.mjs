import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { makePrivateFolder, readIfThere, writeAtomically } from './files.mjs'
import { Failure } from './messages.mjs'
import { readable } from './paths.mjs'

/** Base32: no two of these are mistaken for one another when they are typed off a screen. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Four groups of five letters out of 32: one hundred random bits. */
const pleasantPassword = () => {
  const letters = Array.from(randomBytes(20), (byte) => LETTERS[byte % 32])
  return [0, 5, 10, 15].map((start) => letters.slice(start, start + 5).join('')).join('-')
}

/** @type {Record<string, () => string>} */
const GENERATORS = {
  PAYLOAD_SECRET: () => randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  DEMO_PASSWORD: pleasantPassword,
}

function readStored(file) {
  const text = readIfThere(file)
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure(`${readable(file)} is damaged: restore it, or delete the whole folder to begin anew.`)
  }
}

/**
 * The secrets of an installation that was given none: made once, kept in the data folder, readable by its owner only.
 * What the environment sets wins and is not stored, but for the demonstration password: the accounts were made with it.
 * @param {string} dataDir
 */
export function loadSecrets(dataDir) {
  makePrivateFolder(dataDir)
  const file = path.join(dataDir, 'secrets.json')
  const stored = readStored(file)
  const missing = Object.keys(GENERATORS).filter((name) => !process.env[name] && !stored[name])
  for (const name of missing) stored[name] = GENERATORS[name]()
  const given = process.env.DEMO_PASSWORD
  const isPasswordChanged = Boolean(given && stored.DEMO_PASSWORD && given !== stored.DEMO_PASSWORD)
  const isPasswordKept = Boolean(given && given !== stored.DEMO_PASSWORD)
  if (isPasswordKept) Object.assign(stored, { DEMO_PASSWORD: given, passwordShown: true })
  if (missing.length > 0 || isPasswordKept) writeAtomically(file, `${JSON.stringify(stored, null, 2)}\n`)
  const values = Object.fromEntries(Object.keys(GENERATORS).map((name) => [name, process.env[name] || stored[name]]))
  return {
    values,
    /** Whether the demonstration password is one that nobody has been told yet. */
    isPasswordNew: !process.env.DEMO_PASSWORD && !stored.passwordShown,
    isPasswordGiven: Boolean(given),
    /** Whether the accounts were made with another password than the one that is set now. */
    isPasswordChanged,
    /** Remembers that the password was printed: it is printed once. */
    rememberShown: () => writeAtomically(file, `${JSON.stringify({ ...stored, passwordShown: true }, null, 2)}\n`),
  }
}
