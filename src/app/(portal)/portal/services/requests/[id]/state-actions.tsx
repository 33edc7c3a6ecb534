'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '@/components/admin/call-api'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { isSettled, type RequestStatus } from '@/plugins/portal/collections/service-requests/schema'

type Props = { id: number; status: RequestStatus; canReopen: boolean }

/** Closes a request, or opens it again. */
export function StateActions({ id, status, canReopen }: Props) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const call = async (step: 'close' | 'reopen', done: string) => {
    setPending(true)
    try {
      await callApi(`/api/client/requests/${id}/${step}`, { method: 'POST' })
      toast({ title: done, description: 'The service desk has been told.' })
      router.refresh()
    } catch (error) {
      toast({ variant: 'destructive', title: 'Update failed', description: (error as Error).message })
    }
    setPending(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {isSettled(status) && canReopen && (
        <Button variant="secondary" disabled={isPending} onClick={() => void call('reopen', 'Request reopened')}>
          Reopen request
        </Button>
      )}
      {status !== 'closed' && (
        <Button variant="secondary" disabled={isPending} onClick={() => void call('close', 'Request closed')}>
          Close request
        </Button>
      )}
    </div>
  )
}
