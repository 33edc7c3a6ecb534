'use client'

import { useRef, useState } from 'react'
import { request, RequestError } from '@/lib/client/request'
import { createCallKeys } from '@/lib/client/unique-key'

const NO_ANSWER = 'We could not be reached. Please check your connection and try again; what you typed is still here.'

/** The server's words for what went wrong, fit to be shown. */
export const reasonOf = (error: unknown): string =>
  (error instanceof RequestError && error.problem?.message) || NO_ANSWER

/** What the server says of single fields. */
export const fieldProblems = (error: unknown): { path: string; message: string }[] =>
  (error instanceof RequestError && error.problem?.errors) || []

/** Whether the quote has changed since the page was made: it was answered elsewhere, it expired, or a newer version was sent. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 409 || error.status === 410)

/** Posts an answer to a quote, once at a time; a try with the same content is never stored twice. */
export function useAnswer<Answer>(token: string, action: 'accept' | 'decline' | 'question') {
  const [isSending, setSending] = useState(false)
  const [keys] = useState(createCallKeys)
  const isUnderWay = useRef(false)

  /**
   * @returns what the server answered; `undefined` when the call is under way already
   * @throws what `request` throws
   */
  async function send(body: object): Promise<Answer | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setSending(true)
    try {
      const headers = { 'Idempotency-Key': keys.keyFor(JSON.stringify(body)) }
      const answer = await request<Answer>('POST', `/api/quotes/${token}/${action}`, { body, headers })
      keys.forget()
      return answer
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return { isSending, send }
}
