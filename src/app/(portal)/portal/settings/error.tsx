'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the settings could not be read. */
export default function SettingsError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="The settings could not be shown"
      text="Nothing was changed. Please try again in a moment."
      reset={reset}
    />
  )
}
