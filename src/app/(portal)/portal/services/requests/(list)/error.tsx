'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the requests could not be read. */
export default function RequestsError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="Your service requests could not be shown"
      text="Nothing is lost; only this page could not read them. Please try again in a moment."
      reset={reset}
    />
  )
}
