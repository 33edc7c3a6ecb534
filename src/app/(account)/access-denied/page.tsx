import type { Metadata } from 'next'
import { AccessDenied } from '@/components/admin/access-denied'

export const metadata: Metadata = { title: 'Access Denied | Patchbay', robots: { index: false } }

/** What the proxy shows, with status 403, in the place of an area that a person may not open. */
export default function AccessDeniedPage() {
  return <AccessDenied />
}
