'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the request could not be read. */
export default function RequestError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="The service request could not be shown"
      text="Nothing is lost; only this page could not read it. Please try again in a moment."
      reset={reset}
    />
  )
}
