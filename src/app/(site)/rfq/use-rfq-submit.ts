import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FileKind } from '@/collections/rfq-files/schema'
import { request, RequestError } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { createCallKeys } from '@/lib/client/unique-key'
import { emptyRfq, forgetDraft, type RfqValues } from './rfq-draft'
import type { RfqOutput } from './rfq-resolver'
import type { UploadStore } from './upload-store'

/** Where a form is: being filled in, waiting for its files, on its way, or received. */
export type Phase = 'editing' | 'waiting' | 'sending' | 'received'

type Form = UseFormReturn<RfqValues, unknown, RfqOutput>
type Parts = { form: Form; uploads: UploadStore; honeypot: { readonly current: HTMLInputElement | null } }

const NO_ANSWER = 'We could not be reached. Please check your connection and try again; what you typed is still here.'
const FILES_LEFT = 'A file could not be uploaded. Please try it again or remove it.'
const KINDS: Record<string, FileKind> = { documentUrls: 'document', floorPlanUrls: 'floorPlan' }

/** Puts the server's messages at their fields. */
function placeErrors({ form, uploads, honeypot }: Parts, error: RequestError): void {
  let isFirst = true
  for (const { path, message } of error.problem?.errors ?? []) {
    const [name = '', index] = path.split('.')
    const kind = KINDS[name]
    if (kind) uploads.refuse(kind, Number(index ?? -1), message)
    // Filled in by a program that helps the visitor, most likely: the next try passes.
    else if (name === 'website' && honeypot.current) honeypot.current.value = ''
    else if (name in emptyRfq) {
      form.setError(name as keyof RfqValues, { type: 'server', message }, { shouldFocus: isFirst })
      isFirst = false
    }
  }
}

/** Sends the form: waits for its files, posts it once, and says how it went. Whatever fails, all values stay. */
export function useRfqSubmit(parts: Parts) {
  const { form, uploads, honeypot } = parts
  const [phase, setPhase] = useState<Phase>('editing')
  const [message, setMessage] = useState<string>()
  const [keys] = useState(createCallKeys)
  const isUnderWay = useRef(false)

  async function send(values: RfqOutput) {
    setPhase('waiting')
    await uploads.settled()
    if (uploads.get().uploads.some(({ status }) => status === 'failed')) {
      setMessage(FILES_LEFT)
      return setPhase('editing')
    }
    setPhase('sending')
    const body = {
      ...values,
      documentUrls: uploads.urls('document'),
      floorPlanUrls: uploads.urls('floorPlan'),
      website: honeypot.current?.value ?? '',
    }
    try {
      await request('POST', '/api/rfq-requests', {
        body,
        headers: { 'Idempotency-Key': keys.keyFor(JSON.stringify(body)) },
      })
      keys.forget()
      form.reset(emptyRfq)
      uploads.clear()
      forgetDraft()
      setPhase('received')
      toast({
        title: 'RFQ Request Submitted',
        description: "Your request for quote has been received. We'll contact you shortly.",
      })
    } catch (error) {
      setPhase('editing')
      toast({
        variant: 'destructive',
        title: 'Submission Failed',
        description: 'There was an error submitting your request. Please try again.',
      })
      setMessage(error instanceof RequestError ? (error.problem?.message ?? NO_ANSWER) : NO_ANSWER)
      if (error instanceof RequestError) placeErrors(parts, error)
    }
  }

  /** Two quick presses are one: the second finds the first under way. */
  async function submit(values: RfqOutput) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setMessage(undefined)
    try {
      await send(values)
    } finally {
      isUnderWay.current = false
    }
  }

  return { phase, message, submit, startAgain: () => setPhase('editing') }
}
