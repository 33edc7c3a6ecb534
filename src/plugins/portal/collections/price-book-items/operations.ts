import type { PayloadRequest } from 'payload'
import { literally } from '@/lib/server/sql'
import type { PriceBookItem, PriceBookQuery } from './schema'

/** Most items of one answer: more are found by typing more. */
const MOST = 50

/** What is offered now and has these letters in its code, its description or its category; by category and code. */
export async function findPrices(req: PayloadRequest, { q }: PriceBookQuery): Promise<PriceBookItem[]> {
  const found = ['code', 'description', 'category'].map((field) => ({ [field]: { contains: literally(q) } }))
  const { docs } = await req.payload.find({
    collection: 'price_book_items',
    where: { and: [{ isActive: { equals: true } }, ...(q ? [{ or: found }] : [])] },
    sort: ['category', 'code'],
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id, code, description, category, unit, unitPriceCents, taxRateBasisPoints }) => ({
    id,
    code,
    description,
    category,
    unit,
    unitPriceCents,
    taxRateBasisPoints,
  }))
}
