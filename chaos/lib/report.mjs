import fs from 'node:fs'
import { say } from '../../scripts/lib/messages.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

/**
 * @typedef {{ name: string, promise: string, figures: Record<string, string | number>, kept: boolean, skipped?: boolean,
 *   seconds: number }} Outcome
 */

const verdict = ({ kept, skipped }) => (skipped ? 'skipped' : kept ? 'yes' : 'NO')
const measured = ({ figures }) =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join('; ')
const cell = (text) => String(text).replaceAll('|', '\\|')

/** The outcomes as a table of Markdown. @param {{ at: string, command: string, outcomes: Outcome[] }} result */
export function markdownOf({ at, command, outcomes }) {
  const rows = outcomes.map((one) =>
    [`\`${one.name}\``, one.promise, measured(one), verdict(one), Math.round(one.seconds)].map(cell).join(' | '),
  )
  return [
    `\`${command}\`, ${at}`,
    '',
    '| Experiment | Promise | Measured | Kept | Seconds |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n')
}

/** One outcome for the person at the terminal. @param {Outcome} outcome */
export function tell(outcome) {
  say(`\n${outcome.name}: ${verdict(outcome)} (${Math.round(outcome.seconds)} s)\n  ${outcome.promise}`)
  for (const [name, figure] of Object.entries(outcome.figures)) say(`  ${`${name} `.padEnd(46, '.')} ${figure}`)
}

/** Prints what was kept, and writes everything into the folder of the experiments. */
export function write(result) {
  fs.writeFileSync(inRoot('chaos', 'last-result.json'), `${JSON.stringify(result, null, 2)}\n`)
  fs.writeFileSync(inRoot('chaos', 'last-result.md'), markdownOf(result))
  say(`\n${'experiment'.padEnd(20)}${'kept'.padEnd(10)}seconds`)
  for (const one of result.outcomes) say(`${one.name.padEnd(20)}${verdict(one).padEnd(10)}${Math.round(one.seconds)}`)
  say('\nWritten to chaos/last-result.json and chaos/last-result.md.')
}
