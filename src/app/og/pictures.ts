import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { isScreen, type Screen, type ScreenName, screens } from '@/app/(site)/screens'
import { getElements } from '@/collections/content-elements/operations'
import { getPublishedPage } from '@/collections/content-pages/operations'
import { getServiceArt } from '@/collections/services/operations'
import { env } from '@/env'
import { isSlug } from '@/fields/slug'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { pageClock } from '@/lib/server/page-clock'
import { processSingleton } from '@/lib/server/process-singleton'
import { plainText } from '@/lib/shared/excerpt'
import { type PictureParts, pictureSvg } from './picture-svg'

/** The picture of a page that a shared link shows. */
export type SharePicture = {
  /** Another one when the picture is another one. */
  version: string
  /** What it shows, in words. */
  alt: string
  /** Draws it, once. */
  png: () => Promise<Buffer>
}

/** As many pictures are kept; each has about 60 KB. */
const MAX_KEPT = 64

const kept = processSingleton('share-pictures', () => ({
  at: 0,
  pictures: new Map<string, Promise<SharePicture | undefined>>(),
}))

type OwnParts = Pick<PictureParts, 'title' | 'strand' | 'drawing' | 'isWide'>

async function partsOfScreen(req: PayloadRequest, name: ScreenName): Promise<OwnParts> {
  const { title, heading, art }: Screen = screens[name]
  const texts = heading ? await getElements(req, [heading]) : {}
  const own = { title: plainText(texts[heading ?? ''] ?? '') || title }
  if (art) return { ...own, strand: 'blue', ...(await getServiceArt(req, art)) }
  const horizon = await readFile(path.resolve(process.cwd(), 'src/app/og/horizon.svg'), 'utf8')
  return { ...own, strand: 'blue', drawing: horizon, isWide: true }
}

/** What the picture of a screen or of a published page shows; `undefined` for every other name. */
async function partsOf(req: PayloadRequest, name: string): Promise<PictureParts | undefined> {
  const { companyName } = await getSiteSettings(req)
  const isOfScreen = isScreen(name)
  const page = !isOfScreen && isSlug(name) ? await getPublishedPage(req, name) : undefined
  const own = isOfScreen ? await partsOfScreen(req, name) : page && { title: page.title, strand: 'blue' as const }
  const address = isOfScreen ? screens[name].path : `/${name}`
  return own && { ...own, company: companyName, address: new URL(env.SITE_URL).host + address }
}

// Fewer colours would make it half as large, and take three times as long.
const draw = (parts: PictureParts): Promise<Buffer> =>
  sharp(Buffer.from(pictureSvg(parts)))
    .png({ compressionLevel: 9 })
    .toBuffer()

function pictureOf(parts: PictureParts): SharePicture {
  const version = createHash('sha256').update(pictureSvg(parts)).digest('base64url').slice(0, 12)
  let drawn: Promise<Buffer> | undefined
  return {
    version,
    alt: `${parts.company}: ${parts.title}`,
    png: () =>
      (drawn ??= draw(parts)
        // A drawing that cannot be drawn does not take the title with it.
        .catch(() => draw({ ...parts, drawing: undefined, isWide: false }))
        .catch((error: unknown) => {
          drawn = undefined
          throw error
        })),
  }
}

/**
 * The picture of a page, kept until content changes; what is asked for twice at a time is made once.
 * @param name of a screen, or the slug of a content page
 * @returns `undefined` when there is no such page, or it is not published
 */
export async function findPicture(req: PayloadRequest, name: string): Promise<SharePicture | undefined> {
  if (kept.at !== pageClock.expiredAt) {
    kept.at = pageClock.expiredAt
    // Another map: what was begun before the change ends in the one that nobody reads any more.
    kept.pictures = new Map()
  }
  const { pictures } = kept
  const found = pictures.get(name) ?? partsOf(req, name).then((parts) => parts && pictureOf(parts))
  // The one that was asked for last is the last to go.
  pictures.delete(name)
  pictures.set(name, found)
  const forget = () => pictures.get(name) === found && pictures.delete(name)
  if (pictures.size > MAX_KEPT) pictures.delete(pictures.keys().next().value ?? '')
  const picture = await found.catch((error: unknown) => {
    forget()
    throw error
  })
  // What does not exist takes nobody's place.
  if (!picture) forget()
  return picture
}
