import { createHash } from 'node:crypto'
import type { QuoteContent, QuoteSeal } from '../schema'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]))
}

/** JSON without a choice of how to write it: names in the order of their code units, no spaces. So equal things have equal texts. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value))

/** The SHA-256 of a text in UTF-8, in hexadecimal. */
export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** What is known of an acceptance before its hash. */
export type Acceptance = Omit<QuoteSeal, 'contentHash'>

/** What was signed: who offers, the whole quote with the choice and what it comes to, and who accepted it, when and from where. */
type Signed = { sender: { company: string; lines: string[] }; quote: QuoteContent; acceptance: Acceptance }

/** The text that is signed, and the seal that carries its hash. */
export function sealOf({ sender, quote, acceptance }: Signed): { text: string; seal: QuoteSeal } {
  const text = canonicalText({ format: 'patchbay quote 1', sender, quote, acceptance })
  return { text, seal: { ...acceptance, contentHash: hashOf(text) } }
}
