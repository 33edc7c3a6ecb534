'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { PaymentStart } from '@/plugins/portal/gateway/gateway'

const AWAY = 'The payment could not be started. Please check your connection and try again.'

async function start(id: number): Promise<PaymentStart> {
  const response = await fetch(`/api/client/invoices/${id}/payment`, { method: 'POST' }).catch(() => undefined)
  if (!response) throw new Error(AWAY)
  const body = (await response.json().catch(() => ({ message: AWAY }))) as PaymentStart & { message?: string }
  if (!response.ok) throw new Error(body.message ?? AWAY)
  return body
}

/** Begins a payment and goes where it is made, or says what to do. */
export function PayNow({ id, amount }: { id: number; amount: string }) {
  const [isBusy, setBusy] = useState(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const pay = async () => {
    setBusy(true)
    setProblem('')
    try {
      const started = await start(id)
      if (started.kind === 'redirect') {
        // Busy until the other page is there.
        window.location.assign(started.url)
        return
      }
      setText(started.text)
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="primary" disabled={isBusy} onClick={() => void pay()}>
        {isBusy ? 'One moment...' : `Pay ${amount}`}
      </Button>
      <p role="status" className="whitespace-pre-line">
        {text}
      </p>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
