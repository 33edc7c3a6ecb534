import type { Metadata } from 'next'
import { pageRequest } from '@/app/(account)/page-request'
import { getSiteSettings } from '@/globals/site-settings/operations'

/** The title of a screen of the portal; search engines have no business there. */
export async function portalTitle(title: string): Promise<Metadata> {
  const { companyName } = await getSiteSettings(await pageRequest())
  return { title: `${title} | ${companyName}`, robots: { index: false } }
}
