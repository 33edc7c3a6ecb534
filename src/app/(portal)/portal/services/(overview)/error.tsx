'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the services could not be read. */
export default function ServicesError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="Your services could not be shown"
      text="They go on running; only this page could not read them. Please try again in a moment."
      reset={reset}
    />
  )
}
