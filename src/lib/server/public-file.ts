import { stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env'

/** Where the pictures of the site lie; also said in collections/media. */
const folder = (): string => path.resolve(env.DATA_DIR, 'media')

/**
 * Whether a path ends in the name of a picture that lies in the library. Payload takes one that does not for a fault of the
 * server.
 * @param address the path of the request, still escaped
 */
export async function isPublicFile(address: string): Promise<boolean> {
  const name = decodeURIComponent(address.split('/').pop() ?? '')
  if (name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) return false
  const found = await stat(path.join(folder(), name)).catch(() => undefined)
  return found?.isFile() ?? false
}
