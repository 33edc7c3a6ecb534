import type { GlobalConfig, PayloadRequest } from 'payload'
import type { ContentElement, ContentPage, Service } from '@/payload-types'
import { reindexPage, reindexScreens, reindexService } from './indexing'

type Change<T> = { req: PayloadRequest; doc: T; previousDoc?: Partial<T> }

/** Keeps a content page in the index as it is published, in the transaction of what changed or deleted it. */
export const indexPage = async ({ req, doc, previousDoc }: Change<ContentPage>): Promise<ContentPage> => {
  await reindexPage(req, doc.id)
  const slugs = [doc.slug, previousDoc?.slug]
  await reindexScreens(req, ({ page }) => page !== undefined && slugs.includes(page))
  return doc
}

/** Keeps a service in the index. */
export const indexService = async ({ req, doc }: Change<Service>): Promise<Service> => {
  await reindexService(req, doc.id)
  return doc
}

/** Keeps the screen of an editable text in the index, and the one that it stood on before. */
export const indexElement = async ({ req, doc, previousDoc }: Change<ContentElement>): Promise<ContentElement> => {
  const ids = [doc.elementId, previousDoc?.elementId]
  await reindexScreens(req, ({ prefixes }) => prefixes.some((prefix) => ids.some((id) => id?.startsWith(prefix))))
  return doc
}

/** Keeps the screens that show the texts of a global in the index. */
export const indexGlobal: NonNullable<NonNullable<GlobalConfig['hooks']>['afterChange']>[number] = async ({
  req,
  doc,
  global,
}) => {
  await reindexScreens(req, ({ globals }) => globals?.some((slug) => slug === global.slug) ?? false)
  return doc as unknown
}
