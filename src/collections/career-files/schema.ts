/** The most bytes of a résumé. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024

/** The endings that the file picker offers, and the same in words; the server looks at the content. */
export const RESUME_ENDINGS = '.pdf,.docx,.odt,.rtf,.png,.jpg,.jpeg'
export const RESUME_TYPES = 'PDF, DOCX, ODT, RTF, PNG or JPEG'

/** The field of the form that holds the file; the field beside it holds a link. */
export const RESUME_FIELD = 'resumeFile'

/** A résumé as those who may open it see it. */
export type Resume = { url: string; name: string; size: number }
