/** How a process tells the one that goes on in its place which lock they share and when the work began. */
const LOCK = 'PATCHBAY_LOCK'
const STARTED = 'PATCHBAY_STARTED'

/**
 * What the process before this one handed over; it is taken out of the environment, for nobody else is meant.
 * @returns {{ token: string | undefined, started: number }}
 */
export function takeHandover() {
  const token = process.env[LOCK]
  const started = Number(process.env[STARTED]) || Math.round(performance.timeOrigin)
  delete process.env[LOCK]
  delete process.env[STARTED]
  return { token, started }
}

/**
 * @param {{ token: string }} lock
 * @param {{ started: number }} handover
 * @returns {Record<string, string>}
 */
export const toHandOver = (lock, { started }) => ({ [LOCK]: lock.token, [STARTED]: String(started) })
