'use client'

import { Download } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { NamedPeriod } from '@/plugins/portal/reports/periods'
import { quietButton } from '../rfq/looks'
import { reportHref } from './report-href'

const formats = ['pdf', 'csv'] as const

/** Offers the reports of the usual periods as files. */
export function DownloadReports({ periods }: { periods: NamedPeriod[] }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={quietButton}>
        <Download aria-hidden size={16} />
        Download Reports
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="ax z-[80] min-w-[220px] rounded border border-line bg-surface p-1.5 text-1 text-ink"
        >
          {periods.flatMap((period) =>
            formats.map((format) => (
              <DropdownMenu.Item key={`${period.label} ${format}`} asChild>
                <a
                  href={reportHref(period, format)}
                  download
                  className="flex h-9 items-center justify-between gap-6 rounded px-3 text-ink no-underline outline-none data-[highlighted]:bg-sunken"
                >
                  {period.label}
                  <span className="font-mono text-ink-muted">{format.toUpperCase()}</span>
                </a>
              </DropdownMenu.Item>
            )),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
