import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How the bytes of an answer can be sent, the shortest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** What browsers send is a handful of texts; whoever invents more gets them parsed each time. */
const KNOWN_TEXTS = 100
const known = new Map<string, readonly Encoding[]>()

function parse(accepted: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? Number.EPSILON : 0)
  return encodings.filter((one) => weightOf(one) > 0).sort((a, b) => weightOf(b) - weightOf(a))
}

/**
 * The encodings that a client takes, the one that suits it best first (RFC 9110, 12.5.3). A client that takes none of
 * them gets the bytes as they are.
 * @param accepted the header `Accept-Encoding`
 */
export function acceptedEncodings(accepted: string | undefined): readonly Encoding[] {
  if (!accepted) return ['identity']
  const before = known.get(accepted)
  if (before) return before
  const found = parse(accepted)
  const taken = found.length > 0 ? found : (['identity'] as const)
  if (known.size < KNOWN_TEXTS) known.set(accepted, taken)
  return taken
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
/** From the tenth on, each step takes many times as long for some hundredths of the size. */
const BROTLI_QUALITY = 9
const SMALLEST = 512

/** Pictures and fonts are compressed in themselves. */
const isText = (type: string): boolean => /^text\/|[/+](json|xml|javascript)\b/.test(type)

/**
 * Compresses an answer once for all who will get it, in the threads that Node has for that.
 * @param type the content type
 * @returns the bytes in each encoding that is shorter than the bytes themselves
 */
export async function encode(body: Buffer, type: string): Promise<Partial<Record<Encoding, Buffer>>> {
  if (!isText(type) || body.length < SMALLEST) return { identity: body }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [zip, br] = await Promise.all([gzipped(body, { level: 9 }), brotlied(body, { params })])
  return {
    identity: body,
    ...(zip.length < body.length && { gzip: zip }),
    ...(br.length < body.length && { br }),
  }
}
