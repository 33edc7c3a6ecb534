import type { Media } from '@/payload-types'

/** A picture as a page draws it. A drawing takes the colours of its surroundings; a photograph comes in several widths. */
export type Picture = {
  url: string
  alt: string
  width: number
  height: number
  isDrawing: boolean
  /** The photograph in smaller formats, the best first; a browser takes the first that it knows, in the width it needs. */
  sources: { type: string; srcSet: string }[]
  /** What should stay visible where the picture is cut, as a CSS position. */
  focus: string
}

const FORMATS = ['image/avif', 'image/webp']

/** A picture of the library for a page; `null` when there is none or it was not read along. */
export function presentPicture(media: Media | number | null | undefined): Picture | null {
  if (!media || typeof media === 'number' || !media.filename) return null
  // The time of the last change makes a replaced picture a new address, so that browsers may keep the old one.
  const version = Date.parse(media.updatedAt).toString(36)
  const address = (name: string) => `/api/media/file/${encodeURIComponent(name)}?v=${version}`
  const sizes = Object.values(media.sizes ?? {})
  const srcSetOf = (type: string): string =>
    sizes
      .flatMap((size) =>
        size?.filename && size.width && size.mimeType === type ? [`${address(size.filename)} ${size.width}w`] : [],
      )
      .join(', ')
  return {
    url: address(media.filename),
    alt: media.alt,
    width: media.width ?? 480,
    height: media.height ?? 320,
    isDrawing: media.mimeType === 'image/svg+xml',
    sources: FORMATS.map((type) => ({ type, srcSet: srcSetOf(type) })).filter(({ srcSet }) => srcSet),
    focus: `${media.focalX ?? 50}% ${media.focalY ?? 50}%`,
  }
}
