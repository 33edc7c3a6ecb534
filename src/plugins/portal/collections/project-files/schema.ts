/** What is taken, as for quote requests: the endings of the file picker, the same in words, and the most bytes of a file. */
export { ACCEPTED_ENDINGS, MAX_FILE_BYTES } from '@/collections/rfq-files/schema'
export const ACCEPTED_TYPES = 'PDF, PNG, JPEG, WebP, DWG, DXF, XLSX or DOCX'

/** Most files of one project. */
export const MAX_PROJECT_FILES = 100

/** The field of the form that holds the file. */
export const FILE_FIELD = 'file'
