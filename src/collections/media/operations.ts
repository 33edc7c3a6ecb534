import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'
import type { Media } from '@/payload-types'

/** A drawing has some kilobytes; one that is far larger would take long to draw. */
const MAX_BYTES = 200_000

/** The SVG of a drawing in the library; `undefined` for a photograph, for a file that is gone and for a huge one. */
export async function readDrawing(media: Media | number | null | undefined): Promise<string | undefined> {
  if (!media || typeof media === 'number' || !media.filename || media.mimeType !== 'image/svg+xml') return undefined
  if ((media.filesize ?? 0) > MAX_BYTES) return undefined
  const file = path.join(path.resolve(env.DATA_DIR, 'media'), path.basename(media.filename))
  return readFile(file, 'utf8').catch(() => undefined)
}
