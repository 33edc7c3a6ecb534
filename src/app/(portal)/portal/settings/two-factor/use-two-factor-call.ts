import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { request, RequestError } from '@/lib/client/request'

const AWAY = 'The server could not be reached. Please check your connection and try again.'

/**
 * Sends a form of these settings off, one try at a time, and puts what is wrong with it at its fields.
 * @returns the handler for `handleSubmit`
 */
export function useTwoFactorCall<V extends FieldValues, Answer>(
  { setError, getValues }: UseFormReturn<V>,
  path: string,
  onDone: (answer: Answer) => void,
): (fields: V) => Promise<void> {
  const isUnderWay = useRef(false)
  return async (fields) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      onDone(await request<Answer>('POST', path, { body: fields }))
    } catch (error) {
      const problem = error instanceof RequestError ? error.problem : undefined
      const atFields = (problem?.errors ?? []).filter((one) => one.path in getValues())
      for (const one of atFields) setError(one.path as Path<V>, { message: one.message }, { shouldFocus: true })
      if (atFields.length === 0) setError('root', { message: problem?.message ?? AWAY })
    } finally {
      isUnderWay.current = false
    }
  }
}
