'use client'

import { FailedScreen } from '@/components/portal/failed-screen'

/** Stands here when the article could not be read. */
export default function ArticleError({ reset }: { reset: () => void }) {
  return (
    <FailedScreen
      title="The article could not be shown"
      text="Only this page could not be read. Please try again in a moment, or call us."
      reset={reset}
    />
  )
}
