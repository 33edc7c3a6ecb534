'use client'

import { type ReactNode, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { toast } from '@/lib/client/toast'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'
import { isOpen } from '../texts'
import { AcceptForm } from './accept-form'
import { Accepted } from './accepted'
import { TextForm } from './text-form'

type Props = {
  quote: Pick<PublicQuote, 'recipient' | 'state' | 'project' | 'depositInvoice'>
  token: string
  /** Where the signed-in client finds the project that followed. */
  projectPath?: string
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-5 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-5">{children}</div>
    </details>
  )
}

/** Says in place that a question has arrived. */
function Asked({ isAsked }: { isAsked: boolean }) {
  return (
    <p role="status" className="mt-3 font-medium text-ok empty:hidden">
      {isAsked && 'Your question is with our team. We answer by e-mail or by phone.'}
    </p>
  )
}

type WayProps = { token: string; onOutdated: () => void }

function Question({ token, onOutdated, isRenewal }: WayProps & { isRenewal?: boolean }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <TextForm
        kind="question"
        token={token}
        label={isRenewal ? 'What you would like to have' : 'Your question'}
        hint={
          isRenewal
            ? 'The same as before, or what should be different.'
            : 'It goes to the people who wrote the quote. Asking binds you to nothing.'
        }
        button={isRenewal ? 'Ask for a new one' : 'Send question'}
        pending="Sending..."
        variant={isRenewal ? 'primary' : 'secondary'}
        onSent={() => {
          setAsked(true)
          toast({ title: 'Question sent', description: 'Our team answers by e-mail or by phone.' })
        }}
        onOutdated={onOutdated}
      />
      <Asked isAsked={isAsked} />
    </>
  )
}

function Decline({ token, onOutdated }: WayProps) {
  return (
    <TextForm
      kind="decline"
      token={token}
      label="Why it does not suit you"
      hint="A few words help us to do better. You cannot take this back by yourself."
      button="Decline quote"
      pending="Declining..."
      variant="secondary"
      onSent={() => {
        toast({ title: 'Quote declined', description: 'Thank you for telling us. Our team has your words.' })
        onOutdated()
      }}
      onOutdated={onOutdated}
    />
  )
}

/** The ways to answer a quote: accepting, asking, declining. When it takes no answer, what can be done instead. */
export function AnswerPanel({ quote, token, projectPath }: Props) {
  const router = useRouter()
  const [fresh, setFresh] = useState<PublicQuote>()
  const refresh = () => router.refresh()

  if (fresh || quote.state === 'accepted')
    return <Accepted quote={fresh ?? quote} token={token} isFresh={Boolean(fresh)} projectPath={projectPath} />
  if (quote.state === 'expired')
    return (
      <section id="answer" aria-labelledby="renew" className="scroll-mt-20 print:hidden no-js:hidden">
        <h2 id="renew" className="mb-4 text-4 font-semibold">
          Ask for a new one
        </h2>
        <Question token={token} onOutdated={refresh} isRenewal />
      </section>
    )
  if (!isOpen(quote.state)) return null
  return (
    <section id="answer" aria-labelledby="answer-title" className="scroll-mt-20 print:hidden no-js:hidden">
      <h2 id="answer-title" className="text-4 font-semibold">
        Your answer
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-ink-muted">
        Accepting is binding. If anything is unclear, ask first: the quote stays open.
      </p>
      <div className="mb-6 rounded border border-line-strong bg-surface p-5 md:p-8">
        <AcceptForm<PublicQuote>
          token={token}
          onAccepted={(answer) => {
            toast({ title: 'Quote accepted', description: 'Thank you. The signed quote is on its way to you.' })
            setFresh(answer)
            refresh()
          }}
          onOutdated={refresh}
        />
      </div>
      <div className="grid gap-3">
        <Fold title="Ask a question">
          <Question token={token} onOutdated={refresh} />
        </Fold>
        <Fold title="Decline this quote">
          <Decline token={token} onOutdated={refresh} />
        </Fold>
      </div>
    </section>
  )
}
