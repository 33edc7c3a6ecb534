'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useToasts } from '@/lib/client/toast'

const Nothing = (): ReactNode => null

// Without a connection the page goes on without toasts; each form says what happened beside its button too.
const Toaster = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./toaster')).Toaster }
  } catch {
    return { default: Nothing }
  }
})

/** Where toasts appear. What shows them is loaded when a page first needs it. */
export function ToasterSlot() {
  const { isWanted } = useToasts()
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
