'use client'

import { useCallback, useEffect, useState } from 'react'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import { BellRing, Download, Percent } from 'lucide-react'
import { callApi } from '@/components/admin/call-api'
import { Question } from '@/components/admin/content/question'
import { LocalDate } from '@/components/admin/local-date'
import { quietButton } from '@/components/admin/rfq/looks'
import { formatCents } from '../money'
import type { FollowUp, SentReminder } from '../schema'

function useFollowUp(id: number | string | undefined) {
  const [found, setFound] = useState<FollowUp>()
  const [problem, setProblem] = useState('')
  const refresh = useCallback(async () => {
    if (id === undefined) return
    try {
      setFound((await (await callApi(`/api/admin/invoices/${id}/follow-up`)).json()) as FollowUp)
      setProblem('')
    } catch (error) {
      setProblem((error as Error).message)
    }
  }, [id])
  useEffect(() => {
    const timer = setTimeout(refresh)
    return () => clearTimeout(timer)
  }, [refresh])
  return { found, problem, refresh }
}

const balanceWords = (cents: number): string =>
  cents < 0 ? `The client has a credit of ${formatCents(-cents)}.` : `${formatCents(cents)} is open.`

const interestWords = ({ lateInterest }: FollowUp): string => {
  if (!lateInterest) return 'No late interest so far.'
  const { months, cents, unbilledCents } = lateInterest
  const billed = unbilledCents === 0 ? 'all of it billed' : `${formatCents(unbilledCents)} of it not billed yet`
  return `Late interest for ${months} full ${months === 1 ? 'month' : 'months'}: ${formatCents(cents)}, ${billed}.`
}

function Reminders({ reminders }: { reminders: SentReminder[] }) {
  if (reminders.length === 0) return <p className="text-1 text-ink-muted">No reminder was sent yet.</p>
  return (
    <ol aria-label="Reminders" className="grid gap-1 text-1">
      {reminders.map(({ at, days, byName, openCents }) => (
        <li key={at}>
          <LocalDate value={at} withTime />: {formatCents(openCents)} open,{' '}
          <span className="text-ink-muted">{days === null ? byName : `${days} days after the due date`}</span>
        </li>
      ))}
    </ol>
  )
}

type Deed = { path: 'interest' | 'reminders'; done: (answer: { number?: string; message?: string }) => string }
const interest: Deed = { path: 'interest', done: ({ number }) => `Invoice ${number} was issued` }
const reminder: Deed = { path: 'reminders', done: ({ message }) => message ?? 'The reminder is on its way' }

function Deeds({ id, found, onDone }: { id: number | string; found: FollowUp; onDone: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const run = async ({ path, done }: Deed) => {
    setBusy(true)
    try {
      const answer = await callApi(`/api/admin/invoices/${id}/${path}`, { method: 'POST' })
      toast.success(done((await answer.json()) as { number?: string }))
      await onDone()
    } catch (error) {
      toast.error((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {found.status === 'overdue' && (
        <button type="button" disabled={isBusy} onClick={() => void run(reminder)} className={quietButton}>
          <BellRing aria-hidden size={16} />
          Send a reminder now
        </button>
      )}
      {(found.lateInterest?.unbilledCents ?? 0) > 0 && (
        <button type="button" disabled={isBusy} onClick={() => setAsking(true)} className={quietButton}>
          <Percent aria-hidden size={16} />
          Bill late interest
        </button>
      )}
      <a href={`/api/client/invoices/${id}/pdf`} download className={quietButton}>
        <Download aria-hidden size={16} />
        PDF
      </a>
      {!found.xmlProblem && (
        <a href={`/api/client/invoices/${id}/xml`} download className={quietButton}>
          <Download aria-hidden size={16} />
          XML
        </a>
      )}
      {isAsking && (
        <Question
          title="Bill late interest?"
          text={`An invoice over ${formatCents(found.lateInterest?.unbilledCents ?? 0)} is issued at once and mailed to the client. It cannot be deleted then, only voided.`}
          yes="Issue the invoice"
          no="Cancel"
          onYes={() => {
            setAsking(false)
            void run(interest)
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** In the panel, below an issued invoice: what is open, late interest, reminders and files. */
export function Following() {
  const { id } = useDocumentInfo()
  const { found, problem, refresh } = useFollowUp(id)
  if (id === undefined || (found && !found.number)) return null
  return (
    <section aria-label="After the issue" className="ax mt-8 mb-8 grid max-w-3xl gap-3">
      <h3 className="text-2 font-semibold">After the issue</h3>
      {problem && (
        <p role="alert" className="text-1 text-danger">
          {problem}
        </p>
      )}
      {found && (
        <>
          <p className="text-1">
            {balanceWords(found.balanceCents)} {interestWords(found)}
          </p>
          <Deeds id={id} found={found} onDone={refresh} />
          {found.xmlProblem && <p className="text-1 text-ink-muted">No XML: {found.xmlProblem}.</p>}
          <Reminders reminders={found.reminders} />
        </>
      )}
    </section>
  )
}
