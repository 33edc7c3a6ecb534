import type { PayloadRequest } from 'payload'
import { readForm } from '@/lib/server/upload'

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

/**
 * Reads a form that a browser posted as it stands, without files; `undefined` for any other content type.
 * @throws HttpError 400 for a broken body, 413 for a file or for a field that is too long
 */
export async function readPlainForm(req: PayloadRequest): Promise<Record<string, unknown> | undefined> {
  if (!FORM.test(req.headers.get('content-type') ?? '')) return undefined
  const { fields } = await readForm(req as unknown as Request, { files: 0, fileBytes: 1, fieldBytes: 64 * 1024 })
  return { ...fields }
}
