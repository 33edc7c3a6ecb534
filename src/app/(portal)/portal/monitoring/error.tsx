'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the data could not be read. */
export default function MonitoringError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="Monitoring could not be shown"
      text="What we watch goes on being watched; only this page could not read it. Please try again in a moment."
      reset={reset}
    />
  )
}
