import { APIError, ValidationError } from 'payload'
import type { ZodError } from 'zod'
import type { Problem } from '@/lib/shared/problem'

/** An answer that is not a success: thrown by operations and by the endpoint kernel, sent as the one error shape. */
export class HttpError extends Error {
  readonly status: number
  readonly errors?: Problem['errors']
  readonly headers?: Record<string, string>
  constructor(
    status: number,
    message: string,
    more: { errors?: Problem['errors']; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.headers = more.headers
  }
}

/** Bad input: 400, its first message as the summary, each message beside the path of its field. */
export function invalidInput(error: ZodError): HttpError {
  const errors = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  return new HttpError(400, errors[0]?.message ?? 'Invalid input', { errors })
}

/** An error of the one shape as a response. */
export const problem = (status: number, body: Problem, headers?: Record<string, string>): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

type PostgresError = { code?: string; constraint?: string }
const causeOf = (error: unknown): PostgresError => {
  const cause = (error as { cause?: unknown })?.cause
  return ((cause ?? error) || {}) as PostgresError
}

/** Whether an error says that the database is out of reach, so that a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const code = String(causeOf(error).code ?? '')
  const text = error instanceof Error ? `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}` : ''
  return (
    /^(08|57P0|53)/.test(code) ||
    /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|not queryable|cannot begin transaction|ECONNREFUSED/.test(
      text,
    )
  )
}

/** Whether the disk, or the share of it that is ours, has no room left. */
const isDiskFull = (error: unknown): boolean => /^(ENOSPC|EDQUOT)$/.test((error as { code?: string })?.code ?? '')

/** The refusal that something thrown stands for: one of ours, the database being away, or a full disk. */
export function refusalIn(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  // Payload's own refusals have words of their own.
  if (error instanceof APIError && error.status < 500) return undefined
  if (isDatabaseAway(error))
    return new HttpError(503, 'The service is busy right now. Please try again in a moment.', {
      headers: { 'Retry-After': '3' },
    })
  if (isDiskFull(error))
    return new HttpError(507, 'There is no room for this right now. Please try again later.', {
      headers: { 'Retry-After': '60' },
    })
  return undefined
}

/** Turns whatever was thrown into an answer; `undefined` when it is a fault of ours that has to be logged. */
export function answerFor(error: unknown): Response | undefined {
  const refusal = refusalIn(error)
  if (refusal)
    return problem(
      refusal.status,
      { message: refusal.message, ...(refusal.errors && { errors: refusal.errors }) },
      refusal.headers,
    )
  if (error instanceof ValidationError)
    return problem(400, {
      message: error.data.errors[0]?.message ?? 'Invalid input',
      errors: error.data.errors.map(({ path, message }) => ({ path, message })),
    })
  if (error instanceof APIError && error.status < 500) return problem(error.status, { message: error.message })
  return undefined
}
