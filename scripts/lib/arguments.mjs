import { Failure } from './messages.mjs'

/**
 * Reads switches such as `--dev` from the command line.
 * @template {string} Name
 * @param {string} command what the person typed before them, for the sentence about an unknown one
 * @param {Name[]} names
 * @returns {Record<Name, boolean>}
 */
export function readSwitches(command, names) {
  const given = process.argv.slice(2)
  const known = names.map((name) => `--${name}`)
  const unknown = given.find((argument) => !known.includes(argument))
  if (unknown)
    throw new Failure(`"${unknown}" is not understood: use ${known.map((k) => `"${command} ${k}"`).join(' or ')}.`)
  return /** @type {Record<Name, boolean>} */ (
    Object.fromEntries(names.map((name) => [name, given.includes(`--${name}`)]))
  )
}
