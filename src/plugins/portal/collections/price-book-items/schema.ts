import { z } from 'zod'

/** The query of `GET /api/admin/price-book`. */
export const priceBookQuery = z.object({ q: z.string().trim().max(200).default('') })
export type PriceBookQuery = z.output<typeof priceBookQuery>

/** What the desk offers for a line of a quote. */
export type PriceBookItem = {
  id: number
  code: string
  description: string
  category: string
  unit: string
  unitPriceCents: number
  taxRateBasisPoints: number
}
