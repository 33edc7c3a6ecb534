import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import { pageRequest } from '@/app/(account)/page-request'
import { mono, sans } from '@/app/(site)/fonts'
import { LogoMark } from '@/components/layout/logo-mark'
import { ThemeGuard } from '@/components/layout/theme-guard'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { telephone } from '@/lib/client/telephone'
import { themeScript } from '@/lib/client/theme'
import './quote.css'

export { siteViewport as viewport } from '@/app/(site)/site-document'

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded focus:bg-primary focus:px-4 focus:py-2.5 focus:text-on-primary'

/** Who sends the quote, and how to call them: the whole head, so that nothing leads away from the answer. */
function Head({ companyName, phone }: { companyName: string; phone: string }) {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-[1200px] flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2 md:px-10">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2.5 text-3 font-semibold tracking-[-0.02em] hover:text-primary max-sm:text-2"
        >
          <LogoMark className="size-7 shrink-0" />
          {companyName}
        </a>
        <div className="flex items-center gap-4">
          {phone && (
            <a
              href={`tel:${telephone(phone)}`}
              className="inline-flex min-h-11 items-center font-mono text-2 tabular-nums hover:text-primary max-sm:text-1"
            >
              <span className="sr-only">Call us: </span>
              {phone}
            </a>
          )}
          <div className="max-sm:hidden print:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  )
}

/** The document round the page of a quote. It is made for each request, for one reader. */
export default async function QuoteLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const { companyName, phone } = await getSiteSettings(await pageRequest())
  return (
    // The script below sets the theme before React looks at the page.
    <html lang="en" className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="min-h-dvh">
        <ThemeGuard />
        <a href="#main" className={skipLink}>
          Skip to content
        </a>
        <Head companyName={companyName} phone={phone ?? ''} />
        <main id="main" tabIndex={-1}>
          <div className="mx-auto w-full max-w-[1200px] px-5 py-8 md:px-10 md:py-12">{children}</div>
        </main>
        <ToasterSlot />
      </body>
    </html>
  )
}
