'use client'

import { useState } from 'react'
import { Building2 } from 'lucide-react'
import type { OidcProviders } from './oidc-providers'

const look =
  'inline-flex min-h-11 items-center justify-center gap-2.5 rounded border border-line-strong bg-surface px-4 text-2 font-medium text-ink hover:border-ink'

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5 shrink-0 fill-current">
      <path d="M9 7.4v3.4h4.8c-.2 1.2-1.5 3.5-4.8 3.5A5.3 5.3 0 0 1 9 3.7c1.6 0 2.7.7 3.4 1.3l2.3-2.3A8.6 8.6 0 0 0 9 .4a8.6 8.6 0 1 0 0 17.2c5 0 8.3-3.5 8.3-8.4 0-.6-.1-1.2-.2-1.8z" />
    </svg>
  )
}

const providers = [
  { id: 'sso', name: 'Corporate SSO', mark: <Building2 aria-hidden size={18} className="shrink-0" /> },
  { id: 'google', name: 'Google', mark: <GoogleMark /> },
] as const

/** The other ways to sign in. One that is not set up here says so. */
export function ProviderButtons({ available, target }: { available: OidcProviders; target: string }) {
  const [missing, setMissing] = useState<string>()
  return (
    <section aria-labelledby="other-ways" className="mt-8">
      <h2
        id="other-ways"
        className="mb-4 flex items-center gap-4 text-1 font-normal text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        Or continue with
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {providers.map(({ id, name, mark }) =>
          available[id] ? (
            <a key={id} href={`/api/oidc/${id}/start?redirect=${encodeURIComponent(target)}`} className={look}>
              {mark}
              {name}
            </a>
          ) : (
            <button key={id} type="button" onClick={() => setMissing(name)} className={look}>
              {mark}
              {name}
            </button>
          ),
        )}
      </div>
      <p role="status" className="mt-3 text-1 text-ink-muted empty:hidden">
        {missing && `${missing} is not set up here yet. Please sign in with your username and password.`}
      </p>
    </section>
  )
}
