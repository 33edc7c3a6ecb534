'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** When a screen of billing cannot be shown; the rest of the portal stays. */
export default function BillingError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="Billing could not be shown"
      text="Your invoices are safe; only this page could not read them. Please try again in a moment."
      reset={reset}
    />
  )
}
