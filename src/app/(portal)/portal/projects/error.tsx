'use client'

import { CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { EmptyState } from '@/components/portal/empty-state'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'

/** Stands in for a screen of projects that could not be read. */
export default function ProjectsError({ reset }: { reset: () => void }) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <>
      <PageHead title="Projects" crumbs={[{ href: '/portal', label: 'Dashboard' }]} />
      <div role="alert">
        <EmptyState
          icon={CircleAlert}
          title="The projects could not be read"
          text="Nothing is lost. Please try again in a moment; if it goes on, our team can help."
          action={<Button onClick={retry}>Try again</Button>}
        />
      </div>
    </>
  )
}
