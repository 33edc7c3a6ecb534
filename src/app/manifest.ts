import type { MetadataRoute } from 'next'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { publicRequest } from '@/lib/server/public-request'

/** What a device shows for the site when it is put on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const req = await publicRequest()
  const settings = req && (await getSiteSettings(req))
  const name = settings?.companyName ?? 'Home'
  return {
    name,
    short_name: name,
    description: settings?.description,
    start_url: '/',
    display: 'browser',
    background_color: '#f8fafb',
    theme_color: '#f8fafb',
    icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
  }
}
