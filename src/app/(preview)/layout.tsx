import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import '@/styles/site.css'
import { SiteDocument } from '@/app/(site)/site-document'

export { siteViewport as viewport } from '@/app/(site)/site-document'

/** The frame of the public pages round a draft. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  return <SiteDocument nonce={(await headers()).get('x-nonce') ?? undefined}>{children}</SiteDocument>
}
