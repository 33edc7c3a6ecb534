import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { Failure, say } from '../scripts/lib/messages.mjs'
import { inRoot, readable } from '../scripts/lib/paths.mjs'
import { makeContext } from './lib/context.mjs'
import { generator } from './lib/load.mjs'
import { exitCodeOf, promiseTable } from './lib/promises.mjs'
import { toMarkdown, toText } from './lib/tables.mjs'
import { accounts } from './parts/accounts.mjs'
import { bytes } from './parts/bytes.mjs'
import { dashboard } from './parts/dashboard.mjs'
import { growth } from './parts/growth.mjs'
import { lists } from './parts/lists.mjs'
import { pages } from './parts/pages.mjs'
import { post } from './parts/post.mjs'
import { profile } from './parts/profile.mjs'
import { start } from './parts/start.mjs'

/**
 * @typedef {import('./lib/tables.mjs').Table} Table
 * @typedef {import('./lib/promises.mjs').Promised} Promised
 * @typedef {object} Part what can be named on the command line
 * @property {(context: Awaited<ReturnType<typeof makeContext>>) => Promise<object>} measure
 * @property {(result: object) => Table[]} tables
 * @property {(result: object) => Promised[]} promises what the product promises about it
 * @property {boolean} [isOnlyByName] whether a run of everything leaves it out
 */

/** @type {Record<string, Part>} */
const parts = { start, pages, post, lists, bytes, accounts, dashboard, growth, profile }
const aliases = { memory: 'start' }

/**
 * The parts that a command line names; all that are no matter of their own when it names none.
 * @param {string[]} given
 */
export function chosenParts(given) {
  const names = given.map((name) => aliases[name] ?? name)
  const unknown = names.find((name) => !Object.hasOwn(parts, name))
  if (unknown) throw new Failure(`"${unknown}" is no part of the bench: use ${Object.keys(parts).join(', ')}.`)
  return Object.keys(parts).filter((name) => (names.length > 0 ? names.includes(name) : !parts[name].isOnlyByName))
}

const machine = () => ({
  at: new Date().toISOString(),
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown',
  node: process.version,
  generator,
})

const inWords = ({ at, cores, processor, node, generator: tool }, names) =>
  `\`npm run bench -- ${names.join(' ')}\`, ${at.slice(0, 16).replace('T', ' ')} UTC, ${cores} cores (${processor}), Node ${node.slice(1)}, requests sent by ${tool}.`

async function report(result, names) {
  const tables = names.flatMap((name) => parts[name].tables(result.parts[name]))
  const promises = names.flatMap((name) => parts[name].promises(result.parts[name]))
  if (promises.length > 0) {
    tables.push(promiseTable(promises))
    console.log(`\n${toText(tables.at(-1))}`)
  }
  const files = { json: inRoot('bench', 'last-result.json'), markdown: inRoot('bench', 'last-result.md') }
  await writeFile(files.json, `${JSON.stringify({ ...result, promises }, null, 2)}\n`)
  const markdown = [inWords(result, names), ...tables.map(toMarkdown)].join('\n\n')
  await writeFile(files.markdown, `${markdown}\n`)
  const seconds = Math.round((Date.now() - Date.parse(result.at)) / 1000)
  console.log(`\n${seconds} s. Written to ${Object.values(files).map(readable).join(' and ')}.`)
  return exitCodeOf(promises)
}

/**
 * Measures the named parts on this machine, prints tables and writes them as JSON and Markdown.
 * @param {string[]} names
 * @returns {Promise<number>} the exit code: 1 when a promise is missed
 */
export async function bench(names) {
  const result = { ...machine(), parts: {} }
  const context = await makeContext()
  for (const name of names) {
    say(`Measuring: ${name} …`)
    result.parts[name] = await parts[name].measure(context)
    for (const table of parts[name].tables(result.parts[name])) console.log(`\n${toText(table)}\n`)
  }
  return report(result, names)
}
