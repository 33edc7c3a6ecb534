import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import { panelThemeScript } from '@/app/(account)/panel-theme-script'
import { mono, sans } from '@/app/(site)/fonts'
import { ThemeGuard } from '@/components/layout/theme-guard'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import { themeScript } from '@/lib/client/theme'
import { cookiePrefix } from '@/lib/server/session-cookie'
import './portal.css'

/** The document round the client portal. */
export default async function PortalDocument({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    // The script below changes the theme before React looks at the document.
    <html lang="en" className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${themeScript};${panelThemeScript(`${cookiePrefix}-theme`)}` }}
        />
      </head>
      <body className="min-h-dvh">
        {/* Next draws a not-found screen in the browser, where no script in the head has set the theme. */}
        <ThemeGuard />
        {children}
        <ToasterSlot />
      </body>
    </html>
  )
}
