import { readIfThere } from './files.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts
 */

/** A step that is one check by itself. @param {boolean} ok @returns {Counts} */
export const oneCheck = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })

const readJson = (file) => {
  try {
    return JSON.parse(readIfThere(file) ?? '')
  } catch {
    return undefined
  }
}

/** A run that failed outside its tests, or that ran none, must not look like a success. */
function settle(counts, ok) {
  if (counts.failed > 0) return counts
  if (!ok) return { ...counts, failed: 1, note: 'failed outside its tests' }
  if (counts.passed === 0) return { ...counts, failed: 1, note: 'no test passed' }
  return counts
}

const noReport = { passed: 0, failed: 1, skipped: 0, note: 'ended without a report' }

/**
 * Counts what Jest reports; a file that could not even be loaded is one failure.
 * @param {string} file its JSON report
 * @param {boolean} ok whether it ended with success
 * @returns {Counts}
 */
export function jestCounts(file, ok) {
  const report = readJson(file)
  if (!report) return noReport
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return settle({ passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests }, ok)
}

/**
 * Counts what Playwright reports; a test that passed only when it was repeated counts as passed and is noted.
 * @param {string} file its JSON report
 * @param {boolean} ok whether it ended with success
 * @returns {Counts}
 */
export function playwrightCounts(file, ok) {
  const stats = readJson(file)?.stats
  if (!stats) return noReport
  const note = stats.flaky > 0 ? `${stats.flaky} passed only when repeated` : undefined
  return settle({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, note }, ok)
}
