import type { Media } from '@/payload-types'

/** A picture as a page draws it. A drawing takes the colours of its surroundings; a photograph comes in several widths. */
export type Picture = {
  url: string
  alt: string
  width: number
  height: number
  isDrawing: boolean
  sizes: { url: string; width: number }[]
}

/** A picture of the library for a page; `null` when there is none or it was not read along. */
export function presentPicture(media: Media | number | null | undefined): Picture | null {
  if (!media || typeof media === 'number' || !media.filename) return null
  // The time of the last change makes a replaced picture a new address, so that browsers may keep the old one.
  const version = Date.parse(media.updatedAt).toString(36)
  const address = (name: string) => `/api/media/file/${encodeURIComponent(name)}?v=${version}`
  const sizes = Object.values(media.sizes ?? {}).flatMap((size) =>
    size?.filename && size.width ? [{ url: address(size.filename), width: size.width }] : [],
  )
  return {
    url: address(media.filename),
    alt: media.alt,
    width: media.width ?? 480,
    height: media.height ?? 320,
    isDrawing: media.mimeType === 'image/svg+xml',
    sizes,
  }
}
