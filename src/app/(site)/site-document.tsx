import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { ThemeGuard } from '@/components/layout/theme-guard'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import { getSubdomainStatus } from '@/globals/site-settings/operations'
import { themeScript } from '@/lib/client/theme'
import { publicRequest } from '@/lib/server/public-request'
import { palette } from '@/lib/shared/palette'
import { mono, sans } from './fonts'
import { siteSettings } from './site-data'

/** The browser's own frame has the colour of the paper. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.paper },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.paper },
  ],
}

const skipLink =
  'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded focus:bg-primary focus:px-4 focus:py-2.5 focus:text-on-primary'

async function Frame({ children }: { children: ReactNode }) {
  const req = await publicRequest()
  const settings = await siteSettings()
  if (!req || !settings) return children
  return (
    <>
      <a href="#main" className={skipLink}>
        Skip to content
      </a>
      <SiteHeader companyName={settings.companyName} status={await getSubdomainStatus(req)} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter
        companyName={settings.companyName}
        tagline={settings.tagline}
        phone={settings.phone}
        email={settings.email}
        footerNote={settings.footerNote ?? null}
      />
    </>
  )
}

/**
 * The document round every public page: its head and foot, the theme, the toasts.
 * @param nonce marks the script of the theme where the page is rendered for one request only
 */
export function SiteDocument({ children, nonce }: { children: ReactNode; nonce?: string }) {
  return (
    // The script below sets the theme before React looks at the page.
    <html lang="en" className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ToasterSlot />
        <ThemeGuard />
      </body>
    </html>
  )
}
