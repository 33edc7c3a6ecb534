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
