'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the dashboard could not be read. */
export default function DashboardError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="Your dashboard could not be shown"
      text="Nothing of yours is lost; only this page could not read it. Please try again in a moment."
      reset={reset}
    />
  )
}
