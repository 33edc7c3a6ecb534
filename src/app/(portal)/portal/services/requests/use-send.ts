import { useRef, useState } from 'react'
import { createCallKeys } from '@/lib/client/unique-key'
import { RequestError } from '@/lib/client/request'
import { sendForm } from '@/lib/client/upload-file'
import { ATTACHMENTS } from '@/plugins/portal/collections/service-request-files/schema'
import type { RequestDetails } from '@/plugins/portal/collections/service-requests/schema'

const NO_ANSWER = 'We could not be reached. Please check your connection and try again; what you typed is still here.'

/** The server's words for what went wrong, fit to be shown. */
export const reasonOf = (error: unknown): string =>
  (error instanceof RequestError && error.problem?.message) || NO_ANSWER

/** Posts texts and files to one of our calls, once at a time; a try with the same content is never stored twice. */
export function useSend(url: string) {
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [keys] = useState(createCallKeys)
  const isUnderWay = useRef(false)

  /**
   * @returns the request as it is then; `undefined` when the call is under way already
   * @throws what `sendForm` throws
   */
  async function send(fields: Record<string, string>, files: File[]): Promise<RequestDetails | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setProgress(0)
    setSending(true)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const file of files) form.append(ATTACHMENTS, file, file.name)
    const mark = files.map(({ name, size, lastModified }) => [name, size, lastModified])
    try {
      const headers = { 'Idempotency-Key': keys.keyFor(JSON.stringify([fields, mark])) }
      const answer = await sendForm<RequestDetails>(url, form, { headers, onProgress: setProgress })
      keys.forget()
      return answer
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return { isSending, progress, send }
}
