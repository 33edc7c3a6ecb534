'use client'

import { useEffect, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { type ContentPageRecord, contentPatch } from '@/collections/content-pages/schema'
import { fieldProblems, type PageText, reasonOf, savePage, type Target } from './desk-calls'
import { asEditable } from './html-text'

const textOf = ({ title, slug, content }: ContentPageRecord): PageText => ({
  title,
  slug,
  content: asEditable(content),
})

const isSame = (one: PageText, other: PageText): boolean =>
  one.title === other.title && one.slug === other.slug && one.content === other.content

const said: Record<Target, [title: string, description: string]> = {
  page: ['Page updated', 'The content has been successfully updated.'],
  draft: ['Draft saved', 'Visitors see it once it is published.'],
}

/** What is wrong with a text, by the names of its fields, as far as the browser can tell. */
function problemsOf(text: PageText): Record<string, string> {
  const { error } = contentPatch.safeParse(text)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** Asks before the browser leaves with something unsaved. */
function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}

/** Leads to the first field that something is wrong with, once it is marked. */
const goToProblem = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#page-form [aria-invalid="true"]')?.focus())

/** The editing of one page: its text, what is wrong with it, and how it is saved. What was typed stays until it is saved. */
export function usePageForm(page: ContentPageRecord, onSaved: (stored: ContentPageRecord) => void) {
  const [seen, setSeen] = useState(page)
  const [text, setText] = useState(() => textOf(page))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setIsSaving] = useState(false)
  const [conflict, setConflict] = useState<{ newer: ContentPageRecord; target: Target }>()
  const isChanged = !isSame(text, textOf(seen))
  useLeaveGuard(isChanged)

  const change = (part: Partial<PageText>) => {
    setText((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }

  const save = async (target: Target, over: ContentPageRecord = seen) => {
    const found = problemsOf(text)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      setConflict(undefined)
      return void goToProblem()
    }
    setIsSaving(true)
    try {
      const outcome = await savePage(over, text, target)
      if ('newer' in outcome) setConflict({ newer: outcome.newer, target })
      else {
        const [title, description] = said[target]
        toast.success(title, { description })
        onSaved(outcome.stored)
      }
    } catch (error) {
      toast.error('Update failed', { description: reasonOf(error) })
      setProblems(fieldProblems(error))
      setConflict(undefined)
      goToProblem()
    }
    setIsSaving(false)
  }

  /** Ends a conflict: their text is gone on with, one's own replaces it, or the editing goes on as it was. */
  const settle = (choice: 'theirs' | 'mine' | 'later') => {
    if (conflict && choice === 'mine') return void save(conflict.target, conflict.newer)
    if (conflict && choice === 'theirs') {
      setSeen(conflict.newer)
      setText(textOf(conflict.newer))
    }
    setConflict(undefined)
  }

  return {
    text,
    problems,
    isChanged,
    isSaving,
    newer: conflict?.newer,
    change,
    save: (target: Target) => save(target),
    settle,
  }
}
