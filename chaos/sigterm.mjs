import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, jsonPost } from './lib/forms.mjs'
import { inTurns } from './lib/load.mjs'

const ROUNDS = 5
const CONNECTIONS = 16
const LOAD = 1500
/** The server takes new connections for this long after the signal, in milliseconds (src/server/drain.ts). */
const GRACE = 300

/**
 * A connection that was refused, or cut before its first answer once the server listens no more, was never taken by the
 * server: the system took it on its behalf. Whoever sent a request on it may send it again elsewhere.
 */
const wasNeverTaken = ({ status, error, isReused, at }, signalled) =>
  status === 0 && !isReused && (error === 'ECONNREFUSED' || (error === 'ECONNRESET' && at > signalled + GRACE))

const describe = ({ status, error, isReused, isLate }) =>
  `${status || error} on a ${isReused ? 'used' : 'fresh'} connection ${isLate ? 'after' : 'before'} the signal`

async function round(context, port, state) {
  const site = await context.startSite({ port })
  const answers = []
  let isOver = false
  const load = inTurns(site.port, {
    connections: CONNECTIONS,
    next: () => {
      if (isOver) return undefined
      const id = state.count++
      return id % 2 ? { id, path: '/' } : jsonPost(id)
    },
    onAnswer: ({ status, error, isReused }, { id }) =>
      answers.push({ id, status, error, isReused, at: performance.now() }),
  })
  await sleep(LOAD)
  const signalled = performance.now()
  const code = await site.stop()
  const seconds = (performance.now() - signalled) / 1000
  isOver = true
  await load
  return { port: site.port, answers, signalled, code, seconds }
}

export const sigterm = {
  name: 'sigterm',
  promise: 'SIGTERM under load of 16 connections: 0 failed, exit code 0',
  /** @param {import('./lib/context.mjs').Context} context */
  async run(context) {
    const state = { count: 0 }
    const all = []
    const codes = []
    let port
    let slowest = 0
    for (let number = 0; number < ROUNDS; number++) {
      const { answers, signalled, code, seconds, ...rest } = await round(context, port, state)
      port = rest.port
      codes.push(code)
      slowest = Math.max(slowest, seconds)
      all.push(
        ...answers.map((one) => ({ ...one, isRefused: wasNeverTaken(one, signalled), isLate: one.at > signalled })),
      )
    }
    const stored = new Set(
      (await context.sql("select email from rfq_requests where email like '%@chaos.example'")).map((row) => row.email),
    )
    const failed = all.filter((one) => !one.isRefused && ![200, 201].includes(one.status))
    const figures = {
      rounds: ROUNDS,
      answers: all.filter(({ status }) => status).length,
      'answers after the signal': all.filter((one) => one.isLate && one.status).length,
      failed: failed.length,
      ...(failed.length && { such: [...new Set(failed.map(describe))].join(', ') }),
      'acknowledged and lost': all.filter((one) => one.status === 201 && !stored.has(addressOf(one.id))).length,
      'connections refused': all.filter((one) => one.isRefused && one.error === 'ECONNREFUSED').length,
      'reset before they were taken': all.filter((one) => one.isRefused && one.error === 'ECONNRESET').length,
      'exit codes': [...new Set(codes)].join(', '),
      'slowest end, s': slowest.toFixed(1),
    }
    const kept = failed.length === 0 && figures['acknowledged and lost'] === 0 && codes.every((code) => code === 0)
    return { figures, kept }
  },
}
