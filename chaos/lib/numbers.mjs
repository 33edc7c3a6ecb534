/**
 * The value below which a share of the numbers lies; 0 of none.
 * @param {number[]} numbers
 * @param {number} share from 0 to 1
 */
export function percentile(numbers, share) {
  if (numbers.length === 0) return 0
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]
}

/** The middle one of several numbers. */
export const median = (numbers) => percentile(numbers, 0.5)

/**
 * The straight line through points that leaves the least squares, and how sure its slope is.
 * @param {{ x: number, y: number }[]} points
 * @returns {{ slope: number, error: number }} `error`: the standard error of the slope; both 0 for fewer than three points
 */
export function regression(points) {
  const count = points.length
  if (count < 3) return { slope: 0, error: 0 }
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  if (spread === 0) return { slope: 0, error: 0 }
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
  const rest = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, error: Math.sqrt(rest / (count - 2) / spread) }
}

/** A whole number from 0 to below `end`. */
export const randomBelow = (end) => Math.floor(Math.random() * end)

/** @param {number} number @param {number} [digits] */
export const rounded = (number, digits = 0) => Number(number.toFixed(digits))
