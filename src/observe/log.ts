import { inspect } from 'node:util'
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { env } from '../env.ts'
import { processSingleton } from '../lib/server/process-singleton.ts'
import { prettyLog } from '../lib/server/pretty-log.ts'
import { messageOf, scrub, withoutSecrets } from './hide.ts'
import { scopeFields } from './scope.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** A line about an error alone has the error's message as its own; pino would take it as it is. */
const sayErrors: LogMethod = function (args, method) {
  const [first, words] = args as unknown as [unknown, unknown]
  const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  if (!(err instanceof Error) || words !== undefined || (first as { msg?: unknown }).msg !== undefined)
    return method.apply(this, args)
  return method.apply(this, [first === err ? { err } : first, messageOf(err)] as unknown as typeof args)
}

/** How lines are made. What must not be in a log is kept out three times: by name, out of errors, and out of the finished line. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
  mixin: scopeFields,
  // An error was taken apart already.
  serializers: { err: (fields: unknown) => fields },
  hooks: { streamWrite: scrub, logMethod: sayErrors },
})

const isReadable = env.LOG_FORMAT ? env.LOG_FORMAT === 'pretty' : Boolean(process.stdout.isTTY)

const destination = (): DestinationStream =>
  isReadable ? (prettyLog as DestinationStream) : pino.destination({ dest: 1, sync: true })

/** The log of this process: JSON lines, or readable ones at a terminal. */
export const log: Logger = processSingleton('log', () => pino(logOptions(env.LOG_LEVEL), destination()))

// The colours of a terminal.
const COLOURS = /\x1b\[[0-9;]*m/g

/** Words as they stand; of an object nothing is told but what it is. */
const wordOf = (value: unknown): string => {
  if (typeof value === 'string') return value.replace(COLOURS, '')
  return typeof value === 'object' && value !== null ? `[${value.constructor?.name ?? 'object'}]` : inspect(value)
}

const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const

/** What libraries print goes through the log as well, in its form. */
export function captureConsole(): void {
  const captured = Object.entries(levels).map(([method, level]) => [
    method,
    (...args: unknown[]): void => {
      const err = args.find((value) => value instanceof Error)
      const words = args.filter((value) => value !== err).map(wordOf)
      const msg = words.join(' ').trim()
      if (err) log[level]({ err }, msg || err.name)
      else if (msg) log[level](msg)
    },
  ])
  Object.assign(console, Object.fromEntries(captured))
}

/** A fault that nobody caught is told in the log's own form before the process ends: Node would print all that an error holds. */
export function tellLastWords(): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'The process ends: nobody caught this')
    process.exit(1)
  })
}
