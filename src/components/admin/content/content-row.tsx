'use client'

import { ExternalLink } from 'lucide-react'
import type { DeskPage } from '@/collections/content-pages/schema'
import { LocalDate } from '../local-date'
import { statusOf } from './desk-query'
import { quietButton } from './looks'
import { MoreMenu } from './more-menu'
import { EditedBy, PageNotes } from './page-notes'
import { PageStatus } from './page-status'

/** What can be done with a page from its row. */
export type ContentAction = 'edit' | 'draft' | 'history' | 'plan' | 'publish' | 'unpublish'

type Props = { page: DeskPage; onAction: (page: DeskPage, action: ContentAction) => void }

const cell = 'px-4 py-2.5 align-middle max-md:block max-md:p-0'

/** One page: a row of the table, or a card on phones. */
export function ContentRow({ page, onAction }: Props) {
  return (
    <tr
      role="row"
      className="border-line not-last:border-b hover:bg-sunken max-md:grid max-md:gap-y-1.5 max-md:rounded max-md:border max-md:bg-surface max-md:p-4"
    >
      <td role="cell" className={`${cell} text-2 font-medium break-words`}>
        {page.title}
        <EditedBy name={page.editedBy} />
      </td>
      <td role="cell" className={`${cell} font-mono break-all text-ink-muted`}>
        /{page.slug}
      </td>
      <td role="cell" className={`${cell} font-mono whitespace-nowrap text-ink-muted`}>
        <LocalDate value={page.updatedAt} />
      </td>
      <td role="cell" className={`${cell} max-w-[280px]`}>
        <PageStatus status={statusOf(page)} />
        <PageNotes draft={page.draft} schedule={page.schedule} />
      </td>
      <td role="cell" className={`${cell} max-md:mt-2`}>
        <span className="flex gap-2">
          <button
            type="button"
            aria-label={`Edit ${page.title}`}
            onClick={() => onAction(page, 'edit')}
            className={quietButton}
          >
            Edit
          </button>
          <a
            href={`/${page.slug}`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${page.title} (opens in a new tab)`}
            className={quietButton}
          >
            View
            <ExternalLink aria-hidden size={14} />
          </a>
          <MoreMenu page={page} onAction={(action) => onAction(page, action)} />
        </span>
      </td>
    </tr>
  )
}
