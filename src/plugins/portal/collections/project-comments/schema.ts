import { z } from 'zod'
import { textOf } from '@/lib/shared/form-rules'

/** The body of `POST /api/client/projects/{id}/comments`. */
export const newComment = z.object({ text: textOf(1, 5000, 'Please write a comment first') })
export type NewComment = z.output<typeof newComment>
