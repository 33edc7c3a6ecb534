'use client'

import type { ReactNode } from 'react'
import { CircleCheck, Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'
import { pdfPath } from '../paths'

type Props = {
  quote: Pick<PublicQuote, 'recipient' | 'project' | 'depositInvoice'>
  token: string
  /** Whether it was accepted just now: then the heading takes the focus. */
  isFresh: boolean
  /** Where the signed-in client finds the project. */
  projectPath?: string
}

const focus = (element: HTMLElement | null) => element?.focus()

function Step({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-ok" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

/** What happens after a quote was accepted, and the ways on from here. */
export function Accepted({ quote, token, isFresh, projectPath }: Props) {
  const { project, depositInvoice } = quote
  return (
    <section id="answer" aria-labelledby="accepted" className="rounded border border-ok bg-ok-soft/40 p-6 md:p-8">
      <h2 id="accepted" ref={isFresh ? focus : undefined} tabIndex={-1} className="text-4 font-semibold">
        {isFresh ? 'Thank you. The quote is accepted.' : 'What happens next'}
      </h2>
      <ul className="mt-4 grid gap-3 text-2">
        <Step>
          The signed quote goes by mail to <span className="font-medium">{quote.recipient.email}</span> and to our team.
        </Step>
        {project && (
          <Step>
            Your project <span className="font-medium">{project.name}</span> is set up, with its milestones.
          </Step>
        )}
        {depositInvoice && (
          <Step>
            The invoice of the deposit is <span className="font-mono font-medium">{depositInvoice.number}</span>.
          </Step>
        )}
        <Step>
          You find all of it in the client portal. If you have no password for it yet, the mail has a link to choose
          one.
        </Step>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={pdfPath(token)} download className={buttonClass('primary')}>
          <Download aria-hidden size={18} />
          Download the signed PDF
        </a>
        <a href={projectPath ?? '/portal/billing'} className={buttonClass('secondary')}>
          {projectPath ? 'Open the project' : 'Open the client portal'}
        </a>
      </div>
    </section>
  )
}
