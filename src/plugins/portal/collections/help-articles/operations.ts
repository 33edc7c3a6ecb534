import type { PayloadRequest, Where } from 'payload'
import { toHtml } from '@/lib/server/rich-text'
import { literally, sqlOf } from '@/lib/server/sql'
import type { HelpArticle } from '@/payload-types'
import type { HelpArticleView, HelpEntry } from './schema'

const MOST = 100

const entryOf = ({ slug, title, summary, category }: HelpEntry): HelpEntry => ({ slug, title, summary, category })

const find = async (req: PayloadRequest, where: Where): Promise<HelpArticle[]> => {
  const { docs } = await req.payload.find({
    collection: 'help_articles',
    // Content staff see drafts in the panel; here they see what clients see.
    where: { and: [{ isPublished: { equals: true } }, where] },
    sort: ['position', 'id'],
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs
}

/** Articles that have the words of a search, the best first: whole words in any form, or the search as it stands. */
async function ranked(req: PayloadRequest, q: string): Promise<number[]> {
  const like = `%${literally(q)}%`
  const { rows } = await sqlOf(req).query<{ id: number }>(
    `select id from (
       select id, title, words, summary,
         setweight(to_tsvector('english', title), 'A') || to_tsvector('english', summary || ' ' || coalesce(words, '')) as text
       from help_articles where is_published) articles
     where text @@ websearch_to_tsquery('english', $1) or title ilike $2 or summary ilike $2 or words ilike $2
     order by title ilike $2 desc, ts_rank(text, websearch_to_tsquery('english', $1)) desc, id limit ${MOST}`,
    [q, like],
  )
  return rows.map(({ id }) => id)
}

/** The published articles in their order; those of a search, the best first. */
export async function listHelp(req: PayloadRequest, q: string): Promise<HelpEntry[]> {
  const search = q.replaceAll('\0', '').trim()
  if (!search) return (await find(req, {})).map(entryOf)
  const ids = await ranked(req, search)
  const found = ids.length > 0 ? await find(req, { id: { in: ids } }) : []
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(entryOf)
}

/** A published article; `undefined` when there is none at this slug. */
export async function getHelpArticle(req: PayloadRequest, slug: string): Promise<HelpArticleView | undefined> {
  const [article] = await find(req, { slug: { equals: slug } })
  if (!article) return undefined
  const content = toHtml(article.content as Parameters<typeof toHtml>[0])
  return { ...entryOf(article), content, updatedAt: article.updatedAt }
}

/** What the help promises: figures and what they mean. */
export async function getHelpPage(
  req: PayloadRequest,
): Promise<{ intro: string; promises: { figure: string; text: string }[] }> {
  const { intro, promises } = await req.payload.findGlobal({
    slug: 'help_page',
    depth: 0,
    req,
    // The record is for content staff; what it says is for everybody who may open the portal.
    overrideAccess: true,
  })
  return { intro: intro ?? '', promises: (promises ?? []).map(({ figure, text }) => ({ figure, text })) }
}
