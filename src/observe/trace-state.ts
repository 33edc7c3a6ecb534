import { processSingleton } from '../lib/server/process-singleton.ts'

const state = processSingleton('trace-state', () => ({ flush: undefined as (() => Promise<void>) | undefined }))

/** Whether traces are taken in this process. */
export const isTracing = (): boolean => state.flush !== undefined

/** Says that they are, and how what is not sent yet is sent at once. */
export const tracingIsOn = (flush: (() => Promise<void>) | undefined): void => {
  state.flush = flush
}

/** Sends what is not sent yet, before the process ends. A collector that is away loses it, and nobody waits long. */
export const flushTraces = async (): Promise<void> => {
  await state.flush?.().catch(() => {})
}
