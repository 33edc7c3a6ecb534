import type { MetadataRoute } from 'next'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { publicRequest } from '@/lib/server/public-request'
import { palette } from '@/lib/shared/palette'

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
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
