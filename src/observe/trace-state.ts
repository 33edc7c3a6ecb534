import { processSingleton } from '../lib/server/process-singleton.ts'

const state = processSingleton('trace-state', () => ({ isOn: false }))

/** Whether traces are taken in this process. */
export const isTracing = (): boolean => state.isOn

/** Says that they are. */
export const tracingIsOn = (isOn: boolean): void => {
  state.isOn = isOn
}
