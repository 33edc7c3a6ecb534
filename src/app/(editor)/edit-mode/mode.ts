import { useSyncExternalStore } from 'react'

const KEY = 'patchbay-edit-mode'
const listeners = new Set<() => void>()
let remembered = false

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on'
  } catch {
    return remembered
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether edit mode is on. It stays so from page to page, in this tab. */
export const useEditMode = (): boolean => useSyncExternalStore(subscribe, read, () => false)

/** Turns edit mode on or off. */
export function setEditMode(isOn: boolean): void {
  remembered = isOn
  try {
    sessionStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener()
}
