'use client'

import { useState } from 'react'
import { CircleCheck, Plug, TriangleAlert } from 'lucide-react'
import type { ConnectionReport } from '@/plugins/portal/collections/backstage-plugins/schema'
import { quietButton } from '../rfq/looks'
import { reasonOf, testPlugin } from './save-plugin'

function Report({ report }: { report: ConnectionReport }) {
  const Icon = report.isReachable ? CircleCheck : TriangleAlert
  return (
    <span className="flex items-start gap-2">
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${report.isReachable ? 'text-ok' : 'text-warn'}`} />
      {report.message}
    </span>
  )
}

/** Tries the connection with what is saved, and says what was found. */
export function TestConnection({ id, isChanged }: { id: number; isChanged: boolean }) {
  const [isPending, setPending] = useState(false)
  const [report, setReport] = useState<ConnectionReport>()
  const test = async () => {
    setPending(true)
    setReport(undefined)
    setReport(await testPlugin(id).catch((error) => ({ isReachable: false, message: reasonOf(error) })))
    setPending(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={() => void test()} disabled={isPending} className={quietButton}>
        <Plug aria-hidden size={16} />
        Test connection
      </button>
      <p role="status" className="min-w-0 flex-1 basis-[220px] text-1 break-words">
        {isPending && 'Trying to connect…'}
        {report && <Report report={report} />}
        {!isPending && !report && (
          <span className="text-ink-muted">
            {isChanged ? 'Tries what is saved; save first to try your changes.' : 'Tries what is saved.'}
          </span>
        )}
      </p>
    </div>
  )
}
