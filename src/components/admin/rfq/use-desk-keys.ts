'use client'

import { useEffect, useRef } from 'react'
import { rfqStatuses } from '@/collections/rfq-requests/schema'
import { chooseStatus } from './choose-status'

/** What the keys of the desk lead to, besides what the screen itself can do. */
export type DeskKeys = { onOpen: (id: number) => void; onToggle?: (id: number) => void; onHelp: () => void }

const SEARCH = 'input[type="search"]'
const WRITING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const DIALOG = '[role="dialog"][data-state="open"], [role="alertdialog"], dialog[open]'

const items = () => [...document.querySelectorAll<HTMLElement>('[data-request]')]
const current = () => document.activeElement?.closest<HTMLElement>('[data-request]') ?? null

/** Moves the focus to the next or the previous request. */
function step(by: 1 | -1): void {
  const all = items()
  const here = current()
  const next = here ? all[all.indexOf(here) + by] : all[0]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/** Does what a key stands for. @returns whether it stands for anything here */
function press(key: string, { onOpen, onToggle, onHelp }: DeskKeys): boolean {
  const here = current()
  const id = Number(here?.dataset.request)
  const status = rfqStatuses[Number(key) - 1]
  if (key === 'j') step(1)
  else if (key === 'k') step(-1)
  else if (key === '/') document.querySelector<HTMLInputElement>(SEARCH)?.focus()
  else if (key === '?') onHelp()
  // Enter on a button or a link within the row is the button’s.
  else if (key === 'Enter' && here && document.activeElement === here) onOpen(id)
  else if (key === 'x' && here && onToggle) onToggle(id)
  else if (status && here) chooseStatus(here, status.value)
  else return false
  return true
}

/** The keys of the desk: not while somebody writes, nor in a dialog, nor with a key of the browser held. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest?.(WRITING) || document.querySelector(DIALOG)) return
      if (press(event.key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
