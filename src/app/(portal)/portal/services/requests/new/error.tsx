'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the catalogue could not be read. */
export default function NewRequestError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="The form could not be shown"
      text="Please try again in a moment; in a hurry, call us."
      reset={reset}
    />
  )
}
