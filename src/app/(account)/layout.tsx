import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import { mono, sans } from '@/app/(site)/fonts'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import { themeScript } from '@/lib/client/theme'
import { cookiePrefix } from '@/lib/server/session-cookie'
import { panelThemeScript } from './panel-theme-script'
import './account.css'

/** The document round the pages of signing in and of one's own account. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
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
        {children}
        <ToasterSlot />
      </body>
    </html>
  )
}
