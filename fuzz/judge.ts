import { type Person, roleOf } from './people'
import type { Shot } from './requests'
import { refusalFor } from './targets'

/** What came back. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  milliseconds: number
}

/** A text that some callers must not be shown, wherever it comes from. */
export type Canary = { text: string; what: string; mayBeSeenBy: Person[] }

/** What every answer of the server carries, whatever it is. */
export const EVERY_ANSWER = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-permitted-cross-domain-policies',
]

/** What only programs say: a stack, a query, a path of this machine. */
const INSIDE =
  /\n\s+at (?:async )?[\w.<>[\] ]+ \((?:file|node|\/)|node_modules\/|\/src\/[\w/-]+\.tsx?|Failed query:|syntax error at or near|violates (?:foreign key|not-null|unique)|DrizzleQueryError|"(?:hash|salt|resetPasswordToken|twoFactorSecret)":"|ECONNREFUSED/

/** The most that one request may take, on a machine that does other things as well. */
export const MOST_MILLISECONDS = 20_000

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/**
 * What is wrong with an answer.
 * @returns a kind of fault for each, with what shows it; nothing for an answer as it has to be
 */
export function faultsOf(shot: Shot, caller: Person, answer: Answer, canaries: Canary[], wanted: string[]): string[] {
  const { status, headers, text, milliseconds } = answer
  const faults: string[] = []
  if (status === 0) faults.push(`no answer: ${text}`)
  if (status >= 500) faults.push(`${status}: ${text.slice(0, 120)}`)
  if (milliseconds > MOST_MILLISECONDS) faults.push(`slow: ${Math.round(milliseconds / 1000)} s`)
  const missing =
    status === 0
      ? []
      : wanted.filter((name) => !headers[name] && !(status === 304 && name === 'content-security-policy'))
  if (missing.length) faults.push(`headers missing: ${missing.join(', ')}`)
  const isPage = status === 200 && String(headers['content-type']).startsWith('text/html')
  if (isPage && !String(headers['content-security-policy']).includes('script-src'))
    faults.push('a page without a policy of its own')
  if (Object.keys(headers).some((name) => name.startsWith('access-control-'))) faults.push('invites other sites')
  const inside = INSIDE.exec(text)
  if (inside) faults.push(`tells of the inside: ${inside[0].trim().slice(0, 80)}`)
  for (const canary of canaries)
    if (!canary.mayBeSeenBy.includes(caller) && text.includes(canary.text)) faults.push(`leak: ${canary.what}`)
  // Asked in another way (a method, a header, an address that is bent), it is another call with rules of its own.
  if (shot.method === shot.target.method && isPlain(shot)) {
    const refusal = refusalFor(shot.target, roleOf(caller))
    if (refusal && isSuccess(status)) faults.push(`let in: ${status} where the matrix says ${refusal}`)
  }
  return faults
}

const isPlain = ({ target, path, headers }: Shot): boolean => {
  if (headers.some(([name]) => name.includes('method-override'))) return false
  const given = (path.split('?')[0] ?? '').split('/')
  const wanted = target.path.split('/')
  return given.length === wanted.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}
