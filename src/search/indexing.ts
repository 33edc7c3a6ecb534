import type { PayloadRequest } from 'payload'
import { isElsewhere } from '@/collections/services/operations'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { ContentPage, Service } from '@/payload-types'
import { withoutMarks } from './excerpt'
import type { SearchKind } from './result'
import { screenText } from './screen-text'
import { hasOwnAddress, screens, type Screen } from './screens'
import { joinTexts, richTextOf } from './texts'

type Entry = { source: string; path: string; kind: SearchKind; title: string; body: string }

/** As much of a text as is indexed, in characters: PostgreSQL takes 1 MB of words for one entry. */
const MAX_BODY = 60_000
const BATCH = 100

const tidy = (text: string): string =>
  withoutMarks(text.slice(0, 2 * MAX_BODY))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_BODY)

async function store(req: PayloadRequest, { source, path, kind, title, body }: Entry): Promise<void> {
  await sqlOf(req).query(
    `insert into search_entries (source, path, kind, title, body) values ($1, $2, $3, $4, $5)
     on conflict (source) do update set path = excluded.path, kind = excluded.kind, title = excluded.title,
       body = excluded.body, updated_at = now()`,
    [source, path, kind, tidy(title), tidy(body)],
  )
}

const remove = (req: PayloadRequest, source: string) =>
  sqlOf(req).query('delete from search_entries where source = $1', [source])

const pageEntry = ({ id, slug, title, content }: ContentPage): Entry => ({
  source: `page:${id}`,
  path: `/${slug}`,
  kind: 'page',
  title,
  body: richTextOf(content),
})

function serviceEntry({ id, slug, href, name, shortDescription, description, benefits, faq }: Service): Entry {
  const text = richTextOf(description)
  const details = [
    // An excerpt need not say again what stands above or below it.
    ...(shortDescription === name || text.includes(shortDescription) ? [] : [shortDescription]),
    text,
    ...(benefits ?? []).flatMap(({ title, text }) => [title, text]),
    ...(faq ?? []).flatMap(({ question, answer }) => [question, answer]),
  ]
  return {
    source: `service:${id}`,
    path: href || `/services#${slug}`,
    kind: 'service',
    title: name,
    // A service that shares the section of another one shows no more of itself than its card.
    body: isElsewhere(href, slug) ? shortDescription : joinTexts(details),
  }
}

async function storeScreen(req: PayloadRequest, screen: Screen): Promise<void> {
  const { path, title } = screen
  await store(req, { source: `screen:${path}`, path, kind: 'page', title, body: await screenText(req, screen) })
}

/** Some of the records that everybody may see, from one id on; a draft never comes with them. */
async function publicOnes<Slug extends 'content_pages' | 'services'>(
  req: PayloadRequest,
  collection: Slug,
  { id, after = 0 }: { id?: number; after?: number },
) {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        id === undefined ? { id: { greater_than: after } } : { id: { equals: id } },
        // Whoever saves may see drafts; who searches may not.
        ...(collection === 'content_pages' ? [{ _status: { equals: 'published' } }] : []),
      ],
    },
    sort: 'id',
    limit: BATCH,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: null,
  })
  return docs
}

/** Puts a content page into the index as it is published now, or takes it out. */
export async function reindexPage(req: PayloadRequest, id: number): Promise<void> {
  const [page] = await publicOnes(req, 'content_pages', { id })
  if (page && hasOwnAddress(page.slug)) await store(req, pageEntry(page))
  else await remove(req, `page:${id}`)
}

/** Puts a service into the index as it is now, or takes it out. */
export async function reindexService(req: PayloadRequest, id: number): Promise<void> {
  const [service] = await publicOnes(req, 'services', { id })
  if (service) await store(req, serviceEntry(service))
  else await remove(req, `service:${id}`)
}

/** Puts some of the screens into the index as they are now. */
export async function reindexScreens(req: PayloadRequest, which: (screen: Screen) => boolean): Promise<void> {
  for (const screen of screens.filter(which)) {
    // Two who change texts of one screen at the same time go one after the other, so that the second sees both changes.
    await sqlOf(req).query('select pg_advisory_xact_lock(hashtext($1))', [`search ${screen.path}`])
    await storeScreen(req, screen)
  }
}

async function storeAll<Slug extends 'content_pages' | 'services'>(
  req: PayloadRequest,
  collection: Slug,
  add: (doc: Awaited<ReturnType<typeof publicOnes<Slug>>>[number]) => Promise<void>,
): Promise<void> {
  let after = 0
  for (;;) {
    const docs = await publicOnes(req, collection, { after })
    for (const doc of docs) await add(doc)
    after = docs.at(-1)?.id ?? after
    if (docs.length < BATCH) return
  }
}

/** Makes the whole index anew. Searches see the old one until it is done; who saves content meanwhile waits. */
export async function rebuildIndex(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async () => {
    await sqlOf(req).query('lock table search_entries in exclusive mode')
    await sqlOf(req).query('delete from search_entries')
    await storeAll(req, 'content_pages', async (page) => {
      if (hasOwnAddress(page.slug)) await store(req, pageEntry(page))
    })
    await storeAll(req, 'services', (service) => store(req, serviceEntry(service)))
    for (const screen of screens) await storeScreen(req, screen)
  })
}
