import { request, RequestError } from '@/lib/client/request'

const AWAY = 'The server could not be reached. Please check your connection and try again.'

/** What the server said of a call that failed, fit to be shown. */
export const messageOf = (error: unknown): string => (error instanceof RequestError && error.problem?.message) || AWAY

/** One call of the settings. Who has been signed out meanwhile signs in again and comes back here. */
export async function send<T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<T> {
  try {
    return await request<T>(method, url, { body, headers })
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) {
      const { pathname, search } = window.location
      window.location.assign(`/auth?redirect=${encodeURIComponent(pathname + search)}`)
    }
    throw error
  }
}
