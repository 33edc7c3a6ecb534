'use client'

import { useTransition } from 'react'
import { RotateCw } from 'lucide-react'
import { useRouter } from 'next/navigation'

type Props = { title: string; text: string; reset: () => void }

/** Takes the place of a screen of the portal that could not be shown. Retrying asks the server once more. */
export function FailedScreen({ title, text, reset }: Props) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const retry = () =>
    start(() => {
      router.refresh()
      reset()
    })
  return (
    <div role="alert" className="rounded border border-danger bg-danger-soft p-6">
      <h1 className="text-4 font-semibold">{title}</h1>
      <p className="mt-1.5 mb-5 max-w-[70ch] text-2">{text}</p>
      <button
        type="button"
        onClick={retry}
        disabled={isPending}
        className="inline-flex h-11 items-center gap-2 rounded bg-primary px-5 text-2 font-medium text-on-primary hover:bg-primary-hover disabled:opacity-60"
      >
        <RotateCw aria-hidden size={16} />
        {isPending ? 'Trying again…' : 'Try again'}
      </button>
    </div>
  )
}
