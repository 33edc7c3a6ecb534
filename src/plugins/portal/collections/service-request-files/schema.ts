/** Most files of one message, and the most bytes of one file. */
export const MAX_ATTACHMENTS = 5
export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024

/** The endings that the file picker offers, and the same in words; the server looks at the content. */
export const ATTACHMENT_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.dwg,.dxf,.xlsx,.docx'
export const ATTACHMENT_TYPES = 'PDF, PNG, JPEG, WebP, DWG, DXF, XLSX or DOCX'

/** The field of a form that holds the files. */
export const ATTACHMENTS = 'attachments'
