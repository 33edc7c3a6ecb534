import type { PayloadRequest } from 'payload'
import type { Screen, ScreenGlobal } from './screens'
import { joinTexts, richTextOf, stringsOf } from './texts'

/** The editable texts of a screen, in the order of their ids. */
async function elementTexts(req: PayloadRequest, prefixes: string[]): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'content_elements',
    where: { or: prefixes.map((prefix) => ({ elementId: { like: prefix } })) },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs
    .filter(({ elementId }) => prefixes.some((prefix) => elementId.startsWith(prefix)))
    .map(({ content }) => richTextOf(content))
}

async function globalTexts(req: PayloadRequest, slug: ScreenGlobal, only: string[] = []): Promise<string[]> {
  const texts = await req.payload.findGlobal({
    slug,
    depth: 0,
    req,
    // The panel shows the record to its staff only; what is taken of it here is printed on the site for everybody.
    overrideAccess: true,
  })
  if (slug !== 'site_settings') return stringsOf(texts)
  const settings = texts as unknown as Record<string, unknown>
  return only.flatMap((name) => stringsOf(settings[name]))
}

async function pageTexts(req: PayloadRequest, slug: string | undefined): Promise<string[]> {
  if (!slug) return []
  const { docs } = await req.payload.find({
    collection: 'content_pages',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs.map(({ content }) => richTextOf(content))
}

/** All that a screen says, as one text. */
export async function screenText(req: PayloadRequest, screen: Screen): Promise<string> {
  const texts = [screen.lead, ...(await elementTexts(req, screen.prefixes))]
  for (const slug of screen.globals ?? []) texts.push(...(await globalTexts(req, slug, screen.settings)))
  texts.push(...(await pageTexts(req, screen.page)))
  return joinTexts(texts)
}
