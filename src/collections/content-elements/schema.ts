import { z } from 'zod'

/** The body of `PUT /api/content/element/{elementId}`. */
export const elementWrite = z.object({
  content: z.string('Content must be HTML text').max(200_000, 'This text is too long'),
  pageId: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/, 'A page id is lower-case words joined by hyphens')
    .default('default'),
})

/** An id names a place: lower-case words joined by hyphens. */
export const elementId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

/** An element as the calls answer it; `content` is HTML. */
export type ElementAnswer = { elementId: string; pageId: string; content: string; updatedAt: string }
