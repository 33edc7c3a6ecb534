'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the documents could not be read. */
export default function DocumentationError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="Documentation could not be shown"
      text="Your documents are safe; only this page could not read them. Please try again in a moment."
      reset={reset}
    />
  )
}
