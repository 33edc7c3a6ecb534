import { registerMetric } from '../../observe/sources.ts'
import { answerCounts } from './store.ts'

/** Offers what the cache of finished answers counts. Its answers are not among the requests that are timed. */
export function registerAnswerMetrics(): void {
  registerMetric({
    name: 'patchbay_answers_sent_total',
    help: 'Finished answers sent from memory, whole or as unchanged (304)',
    type: 'counter',
    labels: ['result'],
    collect: () => [
      { labels: { result: 'whole' }, value: answerCounts.hits },
      { labels: { result: 'unchanged' }, value: answerCounts.notModified },
    ],
  })
  registerMetric({
    name: 'patchbay_answers_missed_total',
    help: 'Requests for what may be kept and was not, or no longer',
    type: 'counter',
    collect: () => answerCounts.misses,
  })
  registerMetric({
    name: 'patchbay_answers_kept',
    help: 'Finished answers in memory',
    type: 'gauge',
    collect: () => answerCounts.entries,
  })
  registerMetric({
    name: 'patchbay_answers_kept_bytes',
    help: 'What finished answers take in memory, in all their encodings',
    type: 'gauge',
    collect: () => answerCounts.bytes,
  })
}
