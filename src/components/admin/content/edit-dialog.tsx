'use client'

import { useState } from 'react'
import { ExternalLink } from 'lucide-react'
import type { ContentPageRecord, DeskPage } from '@/collections/content-pages/schema'
import { Conflict } from './conflict'
import { EditFields } from './edit-fields'
import { mainButton, quietButton } from './looks'
import { EditedBy } from './page-notes'
import { Question } from './question'
import { Sheet } from '../sheet'
import { useEditing } from './use-editing'
import { usePageForm } from './use-page-form'

type Props = {
  page: DeskPage
  /** The draft that waits beside the page, when it is to be gone on with. */
  draft?: ContentPageRecord
  onClose: () => void
  onSaved: (stored: ContentPageRecord) => void
}
const inPanel = ({ id }: DeskPage): string => `/admin/collections/content_pages/${id}`

type Form = ReturnType<typeof usePageForm>

function ConflictActions({ isSaving, settle }: Form) {
  return (
    <>
      <button type="button" disabled={isSaving} onClick={() => settle('mine')} className={mainButton}>
        Keep mine
      </button>
      <button type="button" disabled={isSaving} onClick={() => settle('theirs')} className={quietButton}>
        Take theirs
      </button>
      <button type="button" disabled={isSaving} onClick={() => settle('later')} className={quietButton}>
        Go on editing
      </button>
    </>
  )
}

type ActionProps = { form: Form; page: DeskPage; isDraft: boolean; onClose: () => void }

function EditActions({ form, page, isDraft, onClose }: ActionProps) {
  return (
    <>
      <button type="submit" form="page-form" disabled={form.isSaving} className={mainButton}>
        {form.isSaving ? 'Saving…' : isDraft ? 'Save draft' : 'Save Changes'}
      </button>
      {page.publishedAt && !page.draft && (
        <button type="button" disabled={form.isSaving} onClick={() => void form.save('draft')} className={quietButton}>
          Save as draft
        </button>
      )}
      <button type="button" onClick={onClose} className={quietButton}>
        Cancel
      </button>
      <a href={inPanel(page)} target="_blank" rel="noopener" className={`${quietButton} ml-auto`}>
        Edit in panel
        <ExternalLink aria-hidden size={14} />
      </a>
    </>
  )
}

/** What is to be known before this page is changed here. */
function DraftNote({ page }: { page: DeskPage }) {
  if (!page.draft) return null
  return (
    <p className="mb-5 rounded border border-line bg-info-soft p-4 text-2">
      A draft{page.draft.savedBy ? ` by ${page.draft.savedBy}` : ''} waits beside this page. What you save here goes to
      the published page at once, and the draft stays in the history.
    </p>
  )
}

/** Changes title, slug and text of a page. */
export function EditDialog({ page, draft, onClose, onSaved }: Props) {
  const form = usePageForm(draft ?? page, onSaved)
  const editedBy = useEditing(page.id, page.editedBy)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (form.isChanged ? setIsAsking(true) : onClose())
  return (
    <Sheet
      width={880}
      title={form.newer ? 'Two texts for one page' : `Edit ${draft ? 'the draft of ' : ''}${page.title}`}
      note={<EditedBy name={editedBy} />}
      onClose={close}
      footer={
        form.newer ? (
          <ConflictActions {...form} />
        ) : (
          <EditActions form={form} page={page} isDraft={draft !== undefined} onClose={close} />
        )
      }
    >
      {form.newer ? (
        <Conflict theirs={form.newer} mine={form.text} />
      ) : (
        <form
          id="page-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.save(draft ? 'draft' : 'page')
          }}
        >
          {!draft && <DraftNote page={page} />}
          <EditFields text={form.text} problems={form.problems} onChange={form.change} />
        </form>
      )}
      {isAsking && (
        <Question
          title="Leave without saving?"
          text={`Your changes to “${page.title}” are not saved and would be lost.`}
          yes="Leave without saving"
          no="Go on editing"
          onYes={onClose}
          onNo={() => setIsAsking(false)}
        />
      )}
    </Sheet>
  )
}
