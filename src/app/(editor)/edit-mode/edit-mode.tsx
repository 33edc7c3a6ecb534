'use client'

import { useCallback, useState } from 'react'
import { toast } from '@/lib/client/toast'
import { RequestError } from '@/lib/client/request'
import type { EditedPageRecord, PanelLink } from '../site-editor/[[...path]]/records'
import { ConflictDialog } from './conflict-dialog'
import { EditBar } from './edit-bar'
import type { EditSession } from './edit-session'
import { LeaveDialog } from './leave-dialog'
import { setEditMode, useEditMode } from './mode'
import { useEditSession } from './use-edit-session'
import { usePageClicks } from './use-page-clicks'

/** Who edits, and what of the page is stored where. */
export type EditModeProps = {
  person: { name: string; role: string }
  /** The number of each stored element in the panel, by its id. */
  elements: Record<string, number>
  page: EditedPageRecord | null
  links: PanelLink[]
}

const tellFailure = (error: unknown) => {
  const isSignedOut = error instanceof RequestError && (error.status === 401 || error.status === 403)
  toast({
    variant: 'destructive',
    title: 'Error saving content',
    description: isSignedOut
      ? 'You are signed out. Sign in again in another tab, then save: your text is still here.'
      : 'Please try again later.',
  })
}

/** Saves every change, and says so. @returns whether nothing is left unsaved */
async function saveAll(session: EditSession): Promise<boolean> {
  try {
    const isSaved = await session.save()
    if (isSaved) toast({ title: 'Content saved', description: 'Your changes have been saved successfully.' })
    return isSaved
  } catch (error) {
    tellFailure(error)
    return false
  }
}

function useSaving(session: EditSession) {
  const save = useCallback(() => saveAll(session), [session])
  const turnOff = async () => {
    if (session.read().changed.length > 0 && !(await save())) return
    setEditMode(false)
    toast({ title: 'Edit mode disabled', description: 'Changes have been saved.' })
  }
  return { save, turnOff }
}

const turnOn = () => {
  setEditMode(true)
  toast({ title: 'Edit mode enabled', description: 'You can now edit content directly on the page.' })
}

/** The on-page editor: a bar that says who edits and what, and the texts of the page where they stand. */
export function EditMode({ person, elements, page, links }: EditModeProps) {
  const isOn = useEditMode()
  const { session, state } = useEditSession(isOn, page)
  const { save, turnOff } = useSaving(session)
  const [leavingTo, setLeavingTo] = useState<string>()
  usePageClicks(isOn ? session : undefined, save, setLeavingTo)
  const go = (href: string) => {
    session.stop()
    window.location.assign(href)
  }
  return (
    <>
      <EditBar
        {...{ person, elements, page, links, isOn, state }}
        onTurnOn={turnOn}
        onTurnOff={() => void turnOff()}
        onSave={() => void save()}
        onDiscard={() => session.discard()}
      />
      {state.conflict && (
        <ConflictDialog
          conflict={state.conflict}
          onSettle={(choice) => {
            session.settle(choice)
            if (choice === 'mine') void save()
          }}
        />
      )}
      {leavingTo !== undefined && (
        <LeaveDialog
          count={state.changed.length}
          onStay={() => setLeavingTo(undefined)}
          onLeave={() => go(leavingTo)}
          onSave={() => {
            setLeavingTo(undefined)
            void save().then((isSaved) => isSaved && go(leavingTo))
          }}
        />
      )}
    </>
  )
}
