import { z } from 'zod'

/** A page as the content desk and the on-page editor see it; `content` is HTML. */
export type ContentPageRecord = {
  id: number
  title: string
  slug: string
  content: string
  publishedAt: string | null
  updatedAt: string
  /** The name of who saved it last; nothing for what was saved before names were kept. */
  savedBy: string | null
}

/** Seconds for which somebody counts as editing a page after their last sign of life. */
export const EDITING_SECONDS = 120

/** When a page is to be published or taken down by itself, in UTC; `problem` says why the last time did not work. */
export type PageSchedule = { publishAt: string | null; unpublishAt: string | null; problem: string | null }

/** A page in the list of the content desk. */
export type DeskPage = ContentPageRecord & {
  /** What waits beside a published page to be published. */
  draft: { updatedAt: string; savedBy: string | null } | null
  schedule: PageSchedule | null
  /** The name of somebody else who has it open right now. */
  editedBy: string | null
}

/** One saved state of a page. */
export type PageVersion = {
  id: number
  title: string
  slug: string
  status: PageStatus
  savedAt: string
  savedBy: string | null
}

/** One saved state of a page with its text as HTML. */
export type PageVersionText = PageVersion & { content: string }

/** Whether visitors see a page. */
export const pageStatuses = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
] as const

export type PageStatus = (typeof pageStatuses)[number]['value']

/** The body of `PATCH /api/admin/content/{id}/status`: publishes what was saved last, or takes the page down. */
export const pageStatusForm = z.object({
  status: z.enum(
    pageStatuses.map(({ value }) => value),
    'Choose Published or Draft',
  ),
})

const moment = z.iso
  .datetime({ offset: true, error: 'Please enter a date and a time', abort: true })
  .refine((text) => Date.parse(text) > Date.now(), 'Please choose a time in the future')
  .transform((text) => new Date(text).toISOString())
  .nullable()

/** The body of `PUT /api/admin/content/{id}/schedule`; `null` for what is not planned. */
export const scheduleForm = z
  .object({ publishAt: moment, unpublishAt: moment })
  .refine(({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || publishAt < unpublishAt, {
    path: ['unpublishAt'],
    message: 'A page can only be taken down after it was published',
  })

/**
 * The body of `PATCH /api/admin/content/{id}`; what is left out stays as it is. `updatedAt` is taken and ignored: the
 * server keeps the time, and concurrency is a matter of `If-Match`.
 */
export const contentPatch = z.object({
  title: z.string().trim().min(1, 'Please enter a title').max(160, 'A title has at most 160 characters').optional(),
  slug: z
    .string()
    .trim()
    .max(80, 'A slug has at most 80 characters')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug is lower-case words joined by hyphens, such as privacy-policy')
    .optional(),
  content: z.string('Content must be HTML text').max(400_000, 'This text is too long').optional(),
  updatedAt: z.unknown().optional(),
})

/** What may be changed of a page. */
export type ContentPatch = Pick<z.output<typeof contentPatch>, 'title' | 'slug' | 'content'>

/** The body of `POST /api/admin/content/preview`: rich text as the panel has it while it is being written. */
export const previewForm = z.object({
  content: z.object({ root: z.looseObject({ children: z.array(z.looseObject({ type: z.string() })) }) }),
})
