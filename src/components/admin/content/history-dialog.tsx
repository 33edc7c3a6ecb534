'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import type { DeskPage, PageVersion } from '@/collections/content-pages/schema'
import { LoadProblem } from '../rfq/load-problem'
import type { ContentAction } from './content-row'
import { listVersions, reasonOf, restoreVersion } from './desk-calls'
import { statusOf } from './desk-query'
import { mainButton, quietButton } from './looks'
import { Sheet } from '../sheet'
import { useLoaded } from './use-loaded'
import { VersionDifference } from './version-difference'
import { VersionList } from './version-list'

type Props = {
  page: DeskPage
  onClose: () => void
  onChanged: (page: DeskPage) => void
  onAction: (action: ContentAction) => void
}

/** Which two states are compared, by their numbers. */
export type Pair = { from: number; to: number }

const newestTwo = (versions: PageVersion[]): Pair | undefined => {
  const [to, from = to] = versions
  return to && from && { from: from.id, to: to.id }
}

function PublishActions({ page, onAction }: Pick<Props, 'page' | 'onAction'>) {
  const isDraft = statusOf(page) === 'draft'
  return (
    <>
      {(isDraft || page.draft) && (
        <button type="button" onClick={() => onAction('publish')} className={mainButton}>
          {isDraft ? 'Publish' : 'Publish the draft'}
        </button>
      )}
      {!isDraft && (
        <button type="button" onClick={() => onAction('unpublish')} className={quietButton}>
          Unpublish
        </button>
      )}
    </>
  )
}

/** The saved states of a page: who saved which when, what changed between two of them, and the way back to an older one. */
export function HistoryDialog({ page, onClose, onChanged, onAction }: Props) {
  // Whatever changes the page makes a version.
  const stamp = `${page.id} ${page.updatedAt} ${page.draft?.updatedAt} ${page.publishedAt}`
  const { value: versions, problem, retry } = useLoaded(stamp, () => listVersions(page.id))
  const [chosen, setChosen] = useState<Pair>()
  const pair = chosen ?? (versions && newestTwo(versions))

  const restore = async (version: PageVersion) => {
    try {
      onChanged(await restoreVersion(page.id, version.id))
      setChosen(undefined)
      toast.success('Version restored', {
        description: 'It is the newest draft now. Publish it to show it to visitors.',
      })
    } catch (error) {
      toast.error('Update failed', { description: reasonOf(error) })
    }
  }

  return (
    <Sheet
      width={880}
      title={`History of ${page.title}`}
      onClose={onClose}
      footer={<PublishActions page={page} onAction={onAction} />}
    >
      {problem && <LoadProblem text={problem} onRetry={retry} />}
      {!problem && !versions && (
        <div
          role="status"
          aria-label="Loading the history"
          className="h-40 rounded bg-sunken motion-safe:animate-pulse"
        />
      )}
      {versions && pair && (
        <div className="grid gap-8">
          <VersionList versions={versions} pair={pair} onChoose={setChosen} onRestore={restore} />
          <VersionDifference pageId={page.id} versions={versions} pair={pair} onChoose={setChosen} />
        </div>
      )}
    </Sheet>
  )
}
