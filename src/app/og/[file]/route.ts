import { publicRequest } from '@/lib/server/public-request'
import { findPicture } from '../pictures'

/** Made from what the database says now; the picture itself is kept in memory (pictures.ts). */
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

const notFound = (): Response =>
  new Response('There is no such picture.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/**
 * The picture of a page for a shared link, such as `/og/services.png`. With its version in the address (`?v=`) it may be
 * kept for ever; without, it is asked for again.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [, name] = /^([a-z0-9-]{1,80})\.png$/.exec((await params).file) ?? []
  const req = await publicRequest()
  const picture = req && name ? await findPicture(req, name) : undefined
  if (!picture) return notFound()
  const etag = `"${picture.version}"`
  const isExact = new URL(request.url).searchParams.get('v') === picture.version
  const headers = {
    ETag: etag,
    'Cache-Control': isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await picture.png()), { headers: { ...headers, 'Content-Type': 'image/png' } })
}
