'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { messageOf, send } from './send'

type Deed = {
  method: 'POST' | 'PATCH' | 'DELETE'
  url: string
  body?: object
  done: { title: string; description: string }
}

/** Does something by one call, says how it went, and has the list drawn anew. */
export function useDeed() {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const run = async ({ method, url, body, done }: Deed): Promise<boolean> => {
    setBusy(true)
    try {
      await send(method, url, body)
      toast.success(done.title, { description: done.description })
      router.refresh()
      return true
    } catch (error) {
      toast.error('Update failed', { description: messageOf(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
