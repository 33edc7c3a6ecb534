import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import { SiteDocument } from '@/app/(site)/site-document'
import './editor.css'

export { siteViewport as viewport } from '@/app/(site)/site-document'

/** The frame of the public pages as those see them who edit them. */
export default async function EditorLayout({ children }: { children: ReactNode }) {
  return <SiteDocument nonce={(await headers()).get('x-nonce') ?? undefined}>{children}</SiteDocument>
}
