'use client'

import { type ReactNode, useId, useState } from 'react'
import { mainButton, quietButton } from '../content/looks'
import { reasonOf } from '../content/desk-calls'
import { FieldShell } from '../settings/field'
import { input } from '../settings/looks'
import { Sheet } from '../sheet'
import { refusals } from './quote-calls'

type Props = {
  title: string
  action: string
  children: ReactNode
  /** Does it; what it throws is said here, but for what `onRefused` takes. */
  onSend: (message: string) => Promise<void>
  /** Told of a failure first. @returns whether it was taken; else it is said here */
  onFailed?: (error: unknown) => boolean
  onClose: () => void
}

/** Asks before a mail goes out, with a few words that may stand above its link. */
export function MessageForm({ title, action, children, onSend, onFailed, onClose }: Props) {
  const id = useId()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<{ path?: string; message?: string }>({})
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    setProblem({})
    try {
      await onSend(message)
    } catch (error) {
      if (onFailed?.(error)) return
      setProblem(refusals(error).find(({ path }) => path === 'message') ?? { message: reasonOf(error) })
    }
    setSending(false)
  }
  const isOfMessage = problem.path === 'message'
  return (
    <Sheet
      width={600}
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="submit" form={id} disabled={isSending} className={mainButton}>
            {isSending ? 'Sending…' : action}
          </button>
          <button type="button" onClick={onClose} className={quietButton}>
            Cancel
          </button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog stands in a portal, but React still counts it to the form round it.
          event.stopPropagation()
          void send()
        }}
        className="grid gap-5 text-2"
      >
        {children}
        {problem.message && !isOfMessage && (
          <p role="alert" className="rounded border border-danger bg-danger-soft p-4">
            {problem.message}
          </p>
        )}
        <FieldShell
          label="Message"
          hint="May be empty. It stands above the link in the mail."
          error={isOfMessage ? problem.message : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              maxLength={2000}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              className={`${input} py-2`}
            />
          )}
        </FieldShell>
      </form>
    </Sheet>
  )
}
