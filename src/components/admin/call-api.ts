import type { Problem } from '@/lib/shared/problem'

const AWAY = 'The server could not be reached. Please check your connection and try again.'

/** Goes to the sign-in page and comes back here afterwards. */
function signInAgain(): void {
  const here = window.location.pathname + window.location.search
  window.location.assign(`/auth?redirect=${encodeURIComponent(here)}`)
}

/**
 * One call to the documented API.
 * @throws Error with the server's message, fit to be shown
 */
export async function callApi(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error
    throw new Error(AWAY)
  })
  if (response.ok) return response
  if (response.status === 401) signInAgain()
  const body = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new Error(body.message || `${response.status}: ${response.statusText || 'The server gave no reason'}`)
}

/** A body in JSON, for `init` of a call. */
export const asJson = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
