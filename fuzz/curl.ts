import type { Header } from './headers'
import type { Shot } from './requests'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A request as a command that sends it again; bytes that are no text go through `printf`. */
export function asCurl(shot: Shot, base: string, cookie: Header[]): string {
  const headers = [...cookie, ...shot.headers, ...(shot.body?.type ? [['content-type', shot.body.type] as Header] : [])]
  const parts = ['curl -i --path-as-is -g', `-X ${shot.method}`, quoted(base + shot.path)]
  for (const [name, value] of headers) parts.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`)
  if (!shot.body) return parts.join(' ')
  const { bytes } = shot.body
  const text = bytes.toString('utf8')
  if (bytes.length < 4000 && Buffer.from(text).equals(bytes) && !text.includes('\0'))
    return `${parts.join(' ')} --data-binary ${quoted(text)}`
  const escapes = [...bytes.subarray(0, 2000)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')
  return `printf '${escapes}' | ${parts.join(' ')} --data-binary @-${bytes.length > 2000 ? ` # the first 2000 of ${bytes.length} bytes` : ''}`
}
