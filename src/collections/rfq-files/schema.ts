/** Most files of one request, and the most bytes of one file. */
export const MAX_FILES = 10
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** The endings that the file picker offers; the server looks at the content. */
export const ACCEPTED_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.dwg,.dxf,.xlsx,.docx'

export const fileKinds = [
  { value: 'document', label: 'Document' },
  { value: 'floorPlan', label: 'Floor plan' },
] as const
export type FileKind = (typeof fileKinds)[number]['value']

/** What an upload answers: `url` is what `documentUrls` and `floorPlanUrls` hold. */
export type UploadedFile = { id: string; url: string; name: string; size: number; mimeType: string }
