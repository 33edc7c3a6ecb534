import net from 'node:net'
import { jsonPost } from './lib/forms.mjs'
import { atRate } from './lib/load.mjs'
import { percentile, rounded } from './lib/numbers.mjs'

const EACH = 500
const CUT_WITHIN = 15
const P99 = 200
/** Longer than any of them may live, in seconds. */
const PATIENCE = 40

const kinds = {
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'bodies of a call':
    'POST /api/rfq-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"',
  'bodies of a form':
    'POST /api/rfq-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n',
}

/** Says a byte a second until the server hangs up. @returns {Promise<number>} after how many seconds it did */
function drip(port, beginning) {
  return new Promise((resolve) => {
    const started = performance.now()
    const socket = net.connect(port, '127.0.0.1', () => socket.write(beginning))
    const timer = setInterval(() => {
      if (performance.now() - started > PATIENCE * 1000) return end()
      socket.write('a')
    }, 1000)
    const end = () => {
      clearInterval(timer)
      socket.destroy()
      resolve((performance.now() - started) / 1000)
    }
    socket.on('error', end)
    socket.on('end', end)
    socket.on('close', end)
    socket.resume()
  })
}

/** 500 of one kind at once, and what everybody else sees meanwhile. */
async function attack(port, beginning, state) {
  const times = []
  let failed = 0
  let isOver = false
  const others = atRate(port, {
    perSecond: 30,
    isOver: () => isOver,
    next: () => (state.count++ % 3 ? { path: '/' } : jsonPost(state.count)),
    onAnswer: ({ status, milliseconds }) => {
      if (status !== 200 && status !== 201) failed++
      times.push(milliseconds)
    },
  })
  const lives = await Promise.all(Array.from({ length: EACH }, () => drip(port, beginning)))
  isOver = true
  await others
  return { longest: percentile(lives, 1), p99: percentile(times, 0.99), asked: times.length, failed }
}

export const slow = {
  name: 'slow',
  promise: '500 slow headers and 500 slow bodies: cut within 15 s, p99 of everybody else at most 200 ms',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startSite }) {
    const site = await startSite()
    const state = { count: 0 }
    await attackNobody(site.port, state)
    const figures = {}
    let kept = true
    for (const [kind, beginning] of Object.entries(kinds)) {
      const { longest, p99, asked, failed } = await attack(site.port, beginning, state)
      figures[`${EACH} slow ${kind}: last cut after, s`] = rounded(longest, 1)
      figures[`${kind}: others’ p99, ms`] = rounded(p99)
      figures[`${kind}: others’ failures`] = `${failed} of ${asked}`
      kept &&= longest <= CUT_WITHIN && p99 <= P99 && failed === 0
    }
    return { figures, kept: kept && site.isRunning() }
  },
}

/** Warms up what is asked for later. */
async function attackNobody(port, state) {
  let left = 60
  await atRate(port, {
    perSecond: 30,
    isOver: () => left-- <= 0,
    next: () => (state.count++ % 3 ? { path: '/' } : jsonPost(state.count)),
    onAnswer: () => undefined,
  })
}
