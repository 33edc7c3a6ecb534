import { setTimeout as sleep } from 'node:timers/promises'
import { ask, keepAlive } from './http.mjs'

/**
 * Several askers, each of whom asks anew as soon as it is answered.
 * @param {number} port
 * @param {object} options
 * @param {number} options.connections
 * @param {() => import('./http.mjs').Question | undefined} options.next what to ask; nothing ends the asker
 * @param {(answer: import('./http.mjs').Answer, question: import('./http.mjs').Question) => void} [options.onAnswer]
 */
export async function inTurns(port, { connections, next, onAnswer }) {
  const agent = keepAlive(connections)
  const asker = async () => {
    for (let question = next(); question; question = next()) {
      const answer = await ask(port, question, agent)
      onAnswer?.(answer, question)
      // Nobody listens: asking on at once would only burn the processor.
      if (!answer.status) await sleep(5)
    }
  }
  await Promise.all(Array.from({ length: connections }, asker))
  agent.destroy()
}

/**
 * Asks at a steady rate, whether or not earlier answers have come: as visitors do.
 * @param {number} port
 * @param {object} options
 * @param {number} options.perSecond
 * @param {() => boolean} options.isOver
 * @param {() => import('./http.mjs').Question} options.next
 * @param {(answer: import('./http.mjs').Answer, question: import('./http.mjs').Question) => void} options.onAnswer
 */
export async function atRate(port, { perSecond, isOver, next, onAnswer }) {
  const agent = keepAlive(64)
  const open = new Set()
  const started = performance.now()
  for (let count = 0; !isOver(); count++) {
    const ahead = started + (count * 1000) / perSecond - performance.now()
    if (ahead > 0) await sleep(ahead)
    const question = next()
    const asked = ask(port, question, agent).then((answer) => onAnswer(answer, question))
    open.add(asked)
    void asked.finally(() => open.delete(asked))
    // A server that answers nothing must not fill this process.
    if (open.size > 500) await Promise.race(open)
  }
  await Promise.all(open)
  agent.destroy()
}

/** Says no more after so many seconds. */
export const after = (seconds) => {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}
