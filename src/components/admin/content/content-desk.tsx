'use client'

import { useState } from 'react'
import { SetStepNav, toast } from '@payloadcms/ui'
import { Plus } from 'lucide-react'
import type { ContentPageRecord, DeskPage, PageStatus } from '@/collections/content-pages/schema'
import type { ContentAction } from './content-row'
import { ContentTable } from './content-table'
import { readDraft, reasonOf, setStatus } from './desk-calls'
import { pagesFor } from './desk-query'
import { EditDialog } from './edit-dialog'
import { Filters } from './filters'
import { HistoryDialog } from './history-dialog'
import { mainButton } from './looks'
import { PlanDialog } from './plan-dialog'
import { Question } from './question'
import { useDeskQuery } from './use-desk-query'
import { usePages } from './use-pages'

const TITLE = 'Content Management'

type Open = { page: DeskPage; as: 'edit' | 'draft' | 'history' | 'plan'; draft?: ContentPageRecord }

function Head({ count }: { count: number }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-4 font-semibold tracking-tight">{TITLE}</h1>
        <p role="status" className="text-1 text-ink-muted tabular-nums">
          {count} {count === 1 ? 'page' : 'pages'}
        </p>
      </div>
      <a href="/admin/collections/content_pages/create" className={mainButton}>
        <Plus aria-hidden size={16} />
        New page
      </a>
    </div>
  )
}

/** The content desk: every page of running text, and all that is done with one. */
export function ContentDesk({ first }: { first: DeskPage[] }) {
  const { query, change } = useDeskQuery()
  const { pages, put, refresh } = usePages(first)
  const [open, setOpen] = useState<Open>()
  const [leaving, setLeaving] = useState<DeskPage>()
  const shown = pagesFor(pages, query)
  // Somebody may delete a page while its text is being written here.
  const page = open && (pages.find(({ id }) => id === open.page.id) ?? open.page)
  const close = () => setOpen(undefined)

  const publish = async (one: DeskPage, status: PageStatus) => {
    try {
      put(await setStatus(one, status))
      toast.success(status === 'published' ? 'Page published' : 'Page unpublished', {
        description:
          status === 'published' ? `Visitors see it at /${one.slug} now.` : 'Visitors do not see it any more.',
      })
    } catch (error) {
      toast.error('Update failed', { description: reasonOf(error) })
      void refresh(one.id)
    }
  }
  const goOnWithDraft = async (one: DeskPage) => {
    try {
      setOpen({ page: one, as: 'draft', draft: await readDraft(one.id) })
    } catch (error) {
      toast.error('The draft could not be opened', { description: reasonOf(error) })
    }
  }
  const act = (one: DeskPage, action: ContentAction) => {
    if (action === 'publish') void publish(one, 'published')
    else if (action === 'unpublish') setLeaving(one)
    else if (action === 'draft') void goOnWithDraft(one)
    else setOpen({ page: one, as: action })
  }

  return (
    <main className="ax panel-page">
      <SetStepNav nav={[{ label: TITLE }]} />
      <Head count={shown.length} />
      <Filters query={query} onChange={change} />
      <ContentTable pages={shown} sort={query.sort} onSort={(sort) => change({ sort })} onAction={act} />
      {page && (open.as === 'edit' || open.as === 'draft') && (
        <EditDialog
          key={page.id}
          page={page}
          draft={open.draft}
          onClose={close}
          onSaved={({ id }) => {
            void refresh(id)
            close()
          }}
        />
      )}
      {page && open.as === 'history' && (
        <HistoryDialog page={page} onClose={close} onChanged={put} onAction={(action) => act(page, action)} />
      )}
      {page && open.as === 'plan' && <PlanDialog page={page} onClose={close} onChanged={put} />}
      {leaving && (
        <Question
          title="Take this page down?"
          text={`Visitors will find nothing at /${leaving.slug} any more. The text stays here as a draft.`}
          yes="Unpublish"
          no="Cancel"
          onYes={() => void publish(leaving, 'draft')}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </main>
  )
}
