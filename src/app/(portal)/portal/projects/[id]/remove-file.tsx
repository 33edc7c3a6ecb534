'use client'

import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { callApi } from '@/components/admin/call-api'
import { toast } from '@/lib/client/toast'

/** Takes a file back that one has added oneself; the second press does it. */
export function RemoveFile({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  const [step, setStep] = useState<'idle' | 'asked' | 'busy'>('idle')

  const remove = async () => {
    setStep('busy')
    try {
      await callApi(`/api/project-files/${id}`, { method: 'DELETE' })
      toast({ title: 'File removed', description: name })
      router.refresh()
    } catch (error) {
      toast({ variant: 'destructive', title: 'Failed to remove file', description: (error as Error).message })
      setStep('idle')
    }
  }
  const isAsked = step !== 'idle'
  return (
    <button
      type="button"
      disabled={step === 'busy'}
      aria-label={isAsked ? `Really remove ${name}?` : `Remove ${name}`}
      onClick={() => (isAsked ? void remove() : setStep('asked'))}
      onBlur={() => step === 'asked' && setStep('idle')}
      className={`inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded px-2 text-1 hover:bg-sunken ${
        isAsked ? 'font-medium text-danger' : 'text-ink-muted hover:text-ink'
      }`}
    >
      <Trash2 aria-hidden size={16} />
      {isAsked && 'Remove?'}
    </button>
  )
}
