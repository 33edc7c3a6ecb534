/** The value below which a part of several numbers lies; `part` of 0.5 is the middle one. */
export const percentile = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))]

/** The middle one of several numbers. */
export const median = (numbers) => percentile(numbers, 0.5)

/** The median of several runs of a load, and their rates, in their order; errors are added up. */
export const medianOf = (runs) => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p99: median(runs.map((run) => run.p99)),
  errors: runs.reduce((sum, run) => sum + run.errors, 0),
  rates: runs.map((run) => run.perSecond),
})

/**
 * How many times as fast the one was: the median of the rounds. What slows the machine down for a while slows down both of a
 * round.
 */
export const ratioOf = (one, other) => median(one.rates.map((rate, round) => rate / other.rates[round]))

/**
 * The order in which sides are measured in a round: it turns round each time, so that nobody always comes first.
 * @template T
 * @param {T[]} sides
 * @param {number} round
 * @returns {T[]}
 */
export const inTurns = (sides, round) => (round % 2 ? sides.toReversed() : sides)
