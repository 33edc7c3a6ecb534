import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { counters } from './counters.ts'
import { registerMetric, type Sample } from './sources.ts'

/** The samples of a map whose keys are labels with a blank between them. */
const samplesOf = (map: Map<string, number>, ...labels: string[]): Sample[] =>
  [...map].map(([key, value]) => {
    const parts = key.split(' ')
    return { labels: Object.fromEntries(labels.map((label, i) => [label, parts[i] ?? ''])), value }
  })

async function lastBackup(dataDir: string): Promise<Sample[]> {
  try {
    const { ended } = JSON.parse(await readFile(path.join(dataDir, 'last-backup.json'), 'utf8')) as { ended: string }
    return [{ value: Date.parse(ended) / 1000 }]
  } catch {
    // None was made yet, which says more as an absent metric than as a number.
    return []
  }
}

/** Offers what this process counts by itself. */
export function registerOwnMetrics(dataDir: string): void {
  registerMetric({
    name: 'patchbay_http_requests_in_flight',
    help: 'Requests that are being answered',
    type: 'gauge',
    collect: () => counters.inFlight,
  })
  registerMetric({
    name: 'patchbay_db_queries_total',
    help: 'Statements sent to PostgreSQL by the pool',
    type: 'counter',
    collect: () => counters.queries,
  })
  registerMetric({
    name: 'patchbay_db_query_errors_total',
    help: 'Statements that failed, by the class of their SQLSTATE',
    type: 'counter',
    labels: ['class'],
    collect: () => samplesOf(counters.queryErrors, 'class'),
  })
  registerMetric({
    name: 'patchbay_jobs_total',
    help: 'Jobs that this process has run',
    type: 'counter',
    labels: ['queue', 'outcome'],
    collect: () => samplesOf(counters.jobs, 'queue', 'outcome'),
  })
  registerMetric({
    name: 'patchbay_mail_tries_total',
    help: 'Tries to send a mail, by this process',
    type: 'counter',
    labels: ['outcome'],
    collect: () => Object.entries(counters.mails).map(([outcome, value]) => ({ labels: { outcome }, value })),
  })
  registerMetric({
    name: 'patchbay_sign_ins_total',
    help: 'Sign-ins with a password and with a second factor',
    type: 'counter',
    labels: ['step', 'result'],
    collect: () => samplesOf(counters.signIns, 'step', 'result'),
  })
  registerMetric({
    name: 'patchbay_rate_limited_total',
    help: 'Calls that a rate limit refused, by its name',
    type: 'counter',
    labels: ['limit'],
    collect: () => samplesOf(counters.refusals, 'limit'),
  })
  registerMetric({
    name: 'patchbay_backup_last_success_timestamp_seconds',
    help: 'When the last backup of this installation was finished',
    type: 'gauge',
    collect: () => lastBackup(dataDir),
  })
}
