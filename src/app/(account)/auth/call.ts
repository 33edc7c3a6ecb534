import { request, RequestError } from '@/lib/client/request'
import type { Problem } from '@/lib/shared/problem'

/** How a call went: what was answered, or why it was refused, in words for the person who asked. */
export type Outcome<T> =
  { ok: true; data: T } | { ok: false; status: number; message: string; errors: NonNullable<Problem['errors']> }

const AWAY = 'The server could not be reached. Please check your connection and try again.'

/**
 * Posts a form to one of our calls; it never throws.
 * @param fallback what is said when the server refuses without words
 */
export async function post<T>(path: string, body: object, fallback: string): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await request<T>('POST', path, { body }) }
  } catch (error) {
    if (!(error instanceof RequestError)) return { ok: false, status: 0, message: AWAY, errors: [] }
    const { message, errors = [] } = error.problem ?? { message: '' }
    return { ok: false, status: error.status, message: message || fallback, errors }
  }
}
