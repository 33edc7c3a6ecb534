import { z } from 'zod'

export const helpCategories = [
  { value: 'start', label: 'Getting started' },
  { value: 'requests', label: 'Requests and support' },
  { value: 'network', label: 'Network and WiFi' },
  { value: 'account', label: 'Account and billing' },
] as const
export type HelpCategory = (typeof helpCategories)[number]['value']

/** What the address of the help screen may ask for. */
export const helpQuery = z.object({ q: z.string().trim().max(200).catch('').default('') })

/** An article in a list. */
export type HelpEntry = { slug: string; title: string; summary: string; category: HelpCategory }

/** An article to be read; `content` is HTML, sanitised. */
export type HelpArticleView = HelpEntry & { content: string; updatedAt: string }
