import type { Problem } from '@/lib/shared/problem'

/** An answer that is not a success. Its text is the status, a colon, then the body or the status text. */
export class RequestError extends Error {
  readonly status: number
  readonly problem?: Problem
  constructor(status: number, text: string, problem?: Problem) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problem
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof (value as Problem).message === 'string'

/** Reads a body as the one shape of an error, if it is one. */
export function parseProblem(text: string): Problem | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isProblem(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Calls one of our routes with JSON and the session cookie. Nothing is tried twice.
 * @throws RequestError for an answer that is not a success; a TypeError when there is no answer at all
 */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { body, headers, signal }: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<T> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  const text = await response.text()
  if (!response.ok) throw new RequestError(response.status, text || response.statusText, parseProblem(text))
  return (text ? JSON.parse(text) : undefined) as T
}
