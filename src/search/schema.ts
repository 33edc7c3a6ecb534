import { z } from 'zod'
import { MAX_QUERY } from './result'

const limitMessage = 'limit is 1 to 20'

/** The query of `GET /api/search`. */
export const searchQuery = z.object({
  q: z
    .string('A search is one text')
    .trim()
    .max(MAX_QUERY, `Please keep a search under ${MAX_QUERY + 1} characters`)
    .default(''),
  limit: z.coerce.number(limitMessage).int(limitMessage).min(1, limitMessage).max(20, limitMessage).default(8),
})
