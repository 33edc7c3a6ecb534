'use client'

import { useState } from 'react'
import { Download } from 'lucide-react'
import { control, quietButton } from '@/components/admin/rfq/looks'

const thisYear = (): { from: string; to: string } => {
  const year = new Date().getFullYear()
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** In the panel, above the list of invoices: all documents of a period as a file for the books. */
export function ExportInvoices() {
  const [period, setPeriod] = useState(thisYear)
  const isPeriod = period.from !== '' && period.to !== '' && period.from <= period.to
  return (
    <section aria-label="Export" className="ax mb-6 flex flex-wrap items-end gap-3">
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="text-1 font-medium text-ink-muted">
          {name === 'from' ? 'Issued from' : 'to'}
          <input
            type="date"
            value={period[name]}
            onChange={(event) => setPeriod({ ...period, [name]: event.target.value })}
            aria-invalid={isPeriod ? undefined : true}
            className={`mt-1 block ${control}`}
          />
        </label>
      ))}
      {isPeriod ? (
        <a href={`/api/admin/invoices/export?${new URLSearchParams(period)}`} download className={quietButton}>
          <Download aria-hidden size={16} />
          CSV of invoices and credit notes
        </a>
      ) : (
        <p role="alert" className="text-1 text-danger">
          The period ends before it begins.
        </p>
      )}
    </section>
  )
}
