import { z } from 'zod'

// The pages forbid code made from text; even asking whether it is allowed is reported as a breach of their policy.
z.config({ jitless: true })

const tooLong = (max: number) => `Please keep this under ${max.toLocaleString('en-US')} characters`

/** A text of one line: it stands in lists, headers and mails, where a line break could pose as something else. */
export const lineOf = (min: number, max: number, message?: string) =>
  z
    .string(message)
    .overwrite((value) => value.replace(/[\s\u0085]+/g, ' ').trim())
    .min(min, message)
    .max(max, tooLong(max))

/** A text of several lines. */
export const textOf = (min: number, max: number, message?: string) =>
  z.string(message).trim().min(min, message).max(max, tooLong(max))

/** An e-mail address. */
export const emailOf = (message: string) => z.string(message).trim().max(254, message).pipe(z.email(message))

/** A text that may be missing: an untouched form field sends an empty one. */
export const optionalOf = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && !value.trim()) ? undefined : value),
    schema.optional(),
  )

/** The field that people neither see nor reach; a program that fills it in is refused. */
export const honeypotOf = (message: string) => z.string(message).max(0, message).optional()
