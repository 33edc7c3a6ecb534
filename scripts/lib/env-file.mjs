import { readIfThere } from './files.mjs'
import { inRoot } from './paths.mjs'

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/

const valueOf = (raw) => {
  const quoted = /^(["'`])(.*?)\1\s*(?:#.*)?$/.exec(raw)
  if (!quoted) return raw.replace(/(^|\s)#.*$/, '').trim()
  return quoted[1] === '"' ? quoted[2].replaceAll('\\n', '\n') : quoted[2]
}

/**
 * Reads the lines `NAME=value` of an env file; comments, blank lines and quotes are understood.
 * Node's own reader is missing from the oldest Node that can bootstrap the project.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnv(text) {
  const values = {}
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const match = LINE.exec(line)
    if (match) values[match[1]] = valueOf(match[2])
  }
  return values
}

/** Puts the values of `.env` into the environment, where a variable that is already set wins. */
export function loadEnvFile() {
  for (const [name, value] of Object.entries(parseEnv(readIfThere(inRoot('.env')) ?? ''))) {
    process.env[name] ??= value
  }
}
