'use client'

import { useEffect, useState } from 'react'
import { signOut } from './sign-out'

/** The screen of `/admin/logout`: signs out at once. */
export function SignOutNow() {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    signOut().catch((error: Error) => setProblem(error.message))
  }, [])
  return (
    <main className="ax grid min-h-dvh place-items-center bg-paper p-6 text-2 text-ink">
      {problem ? (
        <p role="alert">
          Logout failed: {problem} <a href="/admin">Back to the dashboard</a>
        </p>
      ) : (
        <p role="status">Signing out…</p>
      )}
    </main>
  )
}
