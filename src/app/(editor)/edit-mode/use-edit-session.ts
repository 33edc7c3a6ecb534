import { useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '@/lib/client/toast'
import type { EditedPageRecord } from '../site-editor/[[...path]]/records'
import { EditSession, type Snapshot } from './edit-session'
import { findFields } from './fields'

const tellProblem = () =>
  void toast({
    variant: 'destructive',
    title: 'This text could not be opened',
    description: 'Please check your connection and try again.',
  })

/** The editing of the page that is shown, which goes on while edit mode is on. */
export function useEditSession(
  isOn: boolean,
  page: EditedPageRecord | null,
): { session: EditSession; state: Snapshot } {
  const [session] = useState(() => new EditSession(tellProblem))
  useEffect(() => {
    if (!isOn) return
    void session.start(findFields(page))
    return () => session.stop()
  }, [session, isOn, page])
  return { session, state: useSyncExternalStore(session.subscribe, session.read, session.read) }
}
