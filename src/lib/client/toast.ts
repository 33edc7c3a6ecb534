import { useSyncExternalStore } from 'react'

/** A short notice. `destructive` is for what failed. */
export type Toast = {
  id: number
  title: string
  description?: string
  action?: { label: string; run: () => void }
  variant: 'default' | 'destructive'
  open: boolean
}

const LIMIT = 1
/** How long a closed toast stays in memory, in milliseconds. */
const REMOVE_DELAY = 1_000_000

type State = { toasts: readonly Toast[]; isWanted: boolean }

let state: State = { toasts: [], isWanted: false }
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: Partial<State>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function remove(id: number): void {
  clearTimeout(removals.get(id))
  removals.delete(id)
  change({ toasts: state.toasts.filter((toast) => toast.id !== id) })
}

/**
 * Shows a toast; it replaces the one that is shown.
 * @returns the id by which `dismissToast` closes it
 */
export function toast({
  variant = 'default',
  ...content
}: Omit<Toast, 'id' | 'open' | 'variant'> & Partial<Pick<Toast, 'variant'>>): number {
  const id = ++lastId
  change({ toasts: [{ ...content, variant, id, open: true }, ...state.toasts].slice(0, LIMIT), isWanted: true })
  return id
}

/** Closes a toast; it is forgotten later, so that it can leave the screen in its own time. */
export function dismissToast(id: number): void {
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), REMOVE_DELAY),
    )
  change({ toasts: state.toasts.map((one) => (one.id === id ? { ...one, open: false } : one)) })
}

/** Loads what shows toasts, ahead of the first one; a form calls this when it appears. */
export function prepareToasts(): void {
  if (!state.isWanted) change({ isWanted: true })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const empty: State = { toasts: [], isWanted: false }

/** The toasts in memory, and whether anything needs them at all. */
export const useToasts = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => empty,
  )
