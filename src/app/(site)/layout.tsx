import type { ReactNode } from 'react'
import '@/styles/site.css'
import { SiteDocument } from './site-document'

export { siteViewport as viewport } from './site-document'

/** The frame of every public page. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
