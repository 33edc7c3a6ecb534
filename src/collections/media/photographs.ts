import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook, ImageSize } from 'payload'
import { APIError } from 'payload'
import sharp from 'sharp'

/** The widths in pixels that a photograph is stored in, and the name of each. */
const WIDTHS = [
  ['small', 480],
  ['medium', 960],
  ['large', 1600],
] as const

/** Most pixels that a photograph may have; a camera's fifty megapixels fit. */
const MAX_PIXELS = 60_000_000

/** The longest side that is kept of the photograph itself. */
const MAX_SIDE = 3200

/** What a photograph is kept as, by the format that its content has, however it is named. */
const KEPT = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' } as const

/**
 * Every width as AVIF and as WebP. No size is larger than the photograph: a width that it does not have is left out, and
 * the largest is then as wide as the photograph, so that no browser has to take one that is too small.
 */
export const photographSizes: ImageSize[] = WIDTHS.flatMap(([name, width]) => {
  const most = name === 'large' ? { width, withoutEnlargement: true } : { width }
  return [
    { name, ...most, formatOptions: { format: 'webp' as const, options: { quality: 78 } } },
    { name: `${name}_avif`, ...most, formatOptions: { format: 'avif' as const, options: { quality: 55, effort: 3 } } },
  ]
})

const refuse = (message: string) => new APIError(message, 400, undefined, true)

async function redrawn(data: Buffer): Promise<{ data: Buffer; extension: (typeof KEPT)[keyof typeof KEPT] }> {
  const { format, width, height } = await sharp(data, { limitInputPixels: false }).metadata()
  const extension = Object.hasOwn(KEPT, format) ? KEPT[format as keyof typeof KEPT] : undefined
  if (!extension) throw refuse('A picture is a JPEG, PNG, WebP, AVIF or SVG file')
  if (width * height > MAX_PIXELS)
    throw refuse(`This picture has ${Math.round((width * height) / 1e6)} megapixels. At most 60 can be taken.`)
  // What is written anew is upright and carries no metadata: neither the place nor the camera that it was taken with.
  const upright = sharp(data, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
  const kept = extension === 'jpg' ? upright.jpeg({ quality: 88 }) : upright.toFormat(extension)
  return { data: await kept.toBuffer(), extension }
}

/** A name that no other content has: the sizes are named after it, and `yard.jpg` and `yard.png` would share theirs. */
const ownName = (name: string, data: Buffer, extension: string): string =>
  `${path.parse(name).name.slice(0, 80)}-${createHash('sha256').update(data).digest('hex').slice(0, 8)}.${extension}`

/** Lets a photograph into the media library upright, without metadata and under a name of its own. */
export const photographsWithoutMetadata: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.mimetype === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return args
  try {
    const { data, extension } = await redrawn(file.data)
    file.name = ownName(file.name, file.data, extension)
    file.mimetype = `image/${extension === 'jpg' ? 'jpeg' : extension}`
    file.data = data
    file.size = data.length
  } catch (error) {
    if (error instanceof APIError) throw error
    throw refuse('This file could not be read as a picture. It may be damaged; save it again as JPEG or PNG.')
  }
  return args
}
