import { figure } from './tables.mjs'

/**
 * @typedef {{ promise: string, measured: number | undefined, at?: string, least?: number, most?: number }} Promised
 *   a figure that was measured, at which row, and between what it has to lie; `undefined` when nothing was measured
 */

/**
 * Whether a promise is kept; `undefined` when nothing was measured that says so.
 * @param {Promised} promised
 * @returns {boolean | undefined}
 */
export function isKept({ measured, least = -Infinity, most = Infinity }) {
  if (measured === undefined || Number.isNaN(measured)) return undefined
  return measured >= least && measured <= most
}

/**
 * The worst of several rows, by which a promise about all of them is judged.
 * @template T
 * @param {T[]} rows
 * @param {(row: T) => number | undefined} of
 * @param {'least' | 'most'} bound `least`: the smallest figure is the worst one
 * @param {(row: T) => string} nameOf
 */
export function worst(rows, of, bound, nameOf) {
  const known = rows.filter((row) => of(row) !== undefined && !Number.isNaN(of(row)))
  const sorted = known.toSorted((a, b) => (bound === 'least' ? of(a) - of(b) : of(b) - of(a)))
  return sorted.length > 0 ? { measured: of(sorted[0]), at: nameOf(sorted[0]) } : { measured: undefined }
}

const words = { true: 'yes', false: 'NO', undefined: 'not measured' }

/**
 * Promise, what was measured and whether it is kept, as one table.
 * @param {Promised[]} promises
 */
export const promiseTable = (promises) => ({
  title: 'Promises',
  columns: ['Promise', 'Measured', 'At', 'Kept'],
  rows: promises.map((one) => [one.promise, figure(one.measured), one.at ?? '', words[String(isKept(one))]]),
})

/** 1 when a promise is missed, else 0. @param {Promised[]} promises */
export const exitCodeOf = (promises) => (promises.some((one) => isKept(one) === false) ? 1 : 0)
