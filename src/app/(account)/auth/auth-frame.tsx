import type { ReactNode } from 'react'
import { HomeLink } from '../home-link'
import { Pitch } from './pitch'

type Props = { companyName: string; title: string; text: string; children: ReactNode }

/** The frame round signing in: the form on one side, on large screens what the portal is for on the other. */
export function AuthFrame({ companyName, title, text, children }: Props) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-5 py-6 md:px-12">
        <HomeLink companyName={companyName} />
        {/* From the top on, not centred: what arrives later would move what is already there. */}
        <div className="mx-auto w-full max-w-[420px] py-12 lg:pt-[max(3rem,12dvh)]">
          <h1 className="mb-2 text-5 font-semibold tracking-tight">{title}</h1>
          <p className="mb-6 text-2 text-ink-muted">{text}</p>
          <p className="mb-6 rounded border border-line-strong px-4 py-3 text-2 with-js:hidden">
            Signing in needs JavaScript. Please turn it on for this page.
          </p>
          {children}
        </div>
      </main>
      <Pitch companyName={companyName} />
    </div>
  )
}
