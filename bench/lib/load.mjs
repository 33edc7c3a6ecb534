import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../../scripts/lib/child.mjs'
import { inTurns, medianOf } from './numbers.mjs'
import { firstNumber, NUMBER, parseWrk, wrkScript } from './wrk.mjs'

/** Connections that send requests at the same time. */
export const CONNECTIONS = 16
/** Rounds of which the median is taken; `BENCH_ROUNDS=1` is for a quick look. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Bodies that autocannon sends in turns. */
const BODIES = 2000

const hasWrk = spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined

/** What sends the requests. autocannon is slower than what it measures on plain pages: with it, ratios are too small. */
export const generator = hasWrk ? 'wrk' : 'autocannon'

/**
 * @typedef {{ name: string, url: string, headers?: Record<string, string>, body?: string, before?: () => Promise<void> }} Side
 *   what is sent; a `body` is posted as JSON, with another number in each for `{n}`; `before` sets the stage
 */

async function byWrk({ url, headers = {}, body }, seconds, connections) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const folder = await mkdtemp(path.join(os.tmpdir(), 'patchbay-load-'))
  try {
    const script = path.join(folder, 'post.lua')
    if (body) await writeFile(script, wrkScript({ body }, firstNumber()))
    const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
    const { ok, output } = await runCommand('wrk', [...size, ...(body ? ['-s', script] : []), ...named, url])
    if (!ok) throw new Error(`wrk failed:\n${output}`)
    return parseWrk(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function byAutocannon({ url, headers, body }, seconds, connections) {
  const { default: autocannon } = await import('autocannon')
  const first = firstNumber()
  const bodies = Array.from({ length: body ? BODIES : 0 }, (_, i) => body.replaceAll(NUMBER, first + i))
  const posts = bodies.map((one) => ({
    method: 'POST',
    body: one,
    headers: { ...headers, 'content-type': 'application/json' },
  }))
  const requests = posts.length > 0 ? { requests: posts } : { headers }
  const result = await autocannon({ url, connections, duration: seconds, workers: 1, ...requests })
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
  }
}

/**
 * Sends requests for some seconds.
 * @param {Side} side
 * @returns {Promise<{ perSecond: number, p99: number, errors: number }>} requests a second, the 99th percentile in
 *   milliseconds, and answers that were no success
 */
export const load = (side, seconds, connections = CONNECTIONS) =>
  hasWrk ? byWrk(side, seconds, connections) : byAutocannon(side, seconds, connections)

/**
 * Warms each side up and measures all of them in turns, the order changing with each round.
 * @param {Side[]} sides
 * @param {{ seconds: number, rounds?: number, isWarm?: boolean }} options `isWarm`: they have served the like already
 * @returns {Promise<Record<string, { perSecond: number, p99: number, errors: number, rates: number[] }>>} medians, by the
 *   names of the sides, and the requests a second of each round
 */
export async function compare(sides, { seconds, rounds = ROUNDS, isWarm = false }) {
  const runs = Object.fromEntries(sides.map(({ name }) => [name, []]))
  for (const side of isWarm ? [] : sides) await load(side, 1)
  for (let round = 0; round < rounds; round++)
    for (const side of inTurns(sides, round)) {
      await side.before?.()
      runs[side.name].push(await load(side, seconds))
    }
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, medianOf(all)]))
}
