'use client'

import { useState } from 'react'
import { LogOut } from 'lucide-react'
import { signOut } from '@/components/admin/sign-out'
import { Notice } from '../notice'

/** Ends the session; the sign-in page then says so. */
export function SignOutButton() {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const leave = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await signOut()
    } catch (error) {
      setProblem((error as Error).message)
      setPending(false)
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={leave}
        disabled={isPending}
        className="inline-flex h-10 items-center gap-2 rounded border border-line-strong px-4 text-2 font-medium hover:bg-sunken disabled:opacity-60"
      >
        <LogOut aria-hidden size={16} />
        Sign out
      </button>
      {problem && (
        <div className="fixed right-5 bottom-5 max-w-[360px]">
          <Notice kind="destructive" title="Logout failed" text={problem} />
        </div>
      )}
    </>
  )
}
