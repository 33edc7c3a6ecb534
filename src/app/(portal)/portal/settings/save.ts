import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { request, RequestError } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'

const AWAY = 'The server could not be reached. Please check your connection and try again.'

/** The server's message for what went wrong with a call. */
export const messageOf = (error: unknown): string =>
  (error instanceof RequestError && (error.problem?.message ?? error.message)) || AWAY

/** Who has been signed out meanwhile signs in again and comes back here. */
export function signInAgain(): void {
  const { pathname, search } = window.location
  window.location.assign(`/auth?redirect=${encodeURIComponent(pathname + search)}`)
}

/** Says in a toast that a change was not made. */
export function showFailure(error: unknown): void {
  if (error instanceof RequestError && error.status === 401) return signInAgain()
  toast({ variant: 'destructive', title: 'Update failed', description: messageOf(error) })
}

/**
 * Sends a form to one of our routes. What the server says of a field stands at the field, everything else in a toast.
 * @returns the answer; nothing when it was refused
 */
export async function saveForm<T, V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError' | 'getValues'>,
  method: 'PATCH' | 'POST',
  url: string,
  body: object,
): Promise<T | undefined> {
  try {
    return await request<T>(method, url, { body })
  } catch (error) {
    const known = error instanceof RequestError ? (error.problem?.errors ?? []) : []
    const atFields = known.filter(({ path }) => path in form.getValues())
    for (const [index, { path, message }] of atFields.entries())
      form.setError(path as Path<V>, { type: 'server', message }, { shouldFocus: index === 0 })
    if (atFields.length === 0) showFailure(error)
    return undefined
  }
}
