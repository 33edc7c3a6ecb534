'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the articles could not be read. */
export default function HelpError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="The help could not be shown"
      text="Only this page could not be read. Please try again in a moment, or call us."
      reset={reset}
    />
  )
}
