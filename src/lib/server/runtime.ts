import { processSingleton } from './process-singleton.ts'

/**
 * What the HTTP server and the application inside of it tell each other. They are built apart (the server is run as it
 * stands, the application is bundled), so they meet in an object of the process.
 */
export type Runtime = {
  /** Set when the application cannot start: one sentence. */
  failure?: string
  /** The database is migrated, seeded and answers; workers run. */
  isStarted: boolean
  /** Asks whether requests can be served right now. */
  isReady?: () => Promise<boolean>
  /** Whether the connection to the database is known to be broken at this moment. */
  isDatabaseAway?: () => boolean
  /** Answers what is below `/api`; not set in development. */
  handleApi?: (request: Request) => Promise<Response>
  /** Lets jobs end and closes connections. */
  stop?: () => Promise<void>
}

/** The runtime of this process. */
export const runtime = processSingleton<Runtime>('runtime', () => ({ isStarted: false }))
