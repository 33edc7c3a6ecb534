import { lookup as resolve, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { ConnectionReport } from './schema'

/** All of a test has to be over after this long. */
const MOST_MILLISECONDS = 5000
/** Redirects within one host that are followed. */
const MOST_REDIRECTS = 3

/*
 * Where a server answers questions about itself and its cloud (link-local, metadata services), and what is no address
 * of a host at all. Private networks are allowed: that is where such services are.
 */
const closed = new BlockList()
closed.addSubnet('169.254.0.0', 16, 'ipv4')
closed.addSubnet('0.0.0.0', 8, 'ipv4')
closed.addSubnet('224.0.0.0', 3, 'ipv4')
closed.addAddress('100.100.100.200', 'ipv4')
closed.addAddress('168.63.129.16', 'ipv4')
closed.addAddress('192.0.0.192', 'ipv4')
closed.addAddress('::', 'ipv6')
closed.addAddress('fd00:ec2::254', 'ipv6')
closed.addAddress('fd20:ce::254', 'ipv6')
closed.addSubnet('fe80::', 10, 'ipv6')
closed.addSubnet('ff00::', 8, 'ipv6')
// Ways to write an IPv4 address that is translated on its way.
closed.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6')
closed.addSubnet('2002:a9fe::', 32, 'ipv6')

class ClosedAddress extends Error {}

/** Whether nothing of ours may connect to an address. */
export const isClosed = (address: string): boolean => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Resolves a name for exactly this connection, so that a second answer of the name server cannot lead elsewhere. */
const openLookup: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, [])
    if (found.length === 0 || found.some(({ address }) => isClosed(address))) return done(new ClosedAddress(), [])
    const [first] = found
    if (options.all || !first) return done(null, found)
    return done(null, first.address, first.family)
  })

/** The head of the answer to one GET; of its body nothing is read. */
function headOf(url: URL, token: string | undefined, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isClosed(host)) return Promise.reject(new ClosedAddress())
  return new Promise<{ status: number; location?: string }>((settle, fail) => {
    const headers = { Accept: '*/*', 'User-Agent': 'Patchbay', ...(token && { Authorization: `Bearer ${token}` }) }
    const { get } = url.protocol === 'https:' ? https : http
    get(url, { headers, signal, agent: false, lookup: openLookup }, (answer) => {
      settle({ status: answer.statusCode ?? 0, location: answer.headers.location })
      answer.destroy()
    }).on('error', fail)
  })
}

function inWords(status: number, milliseconds: number): ConnectionReport {
  if (status === 401) return { isReachable: false, message: '401: token refused' }
  if (status === 403) return { isReachable: false, message: '403: the token is not allowed to do this' }
  if (status >= 500)
    return { isReachable: false, message: `${status}: it answers, but has a problem of its own at the moment` }
  if (status >= 400) return { isReachable: false, message: `${status}: it answers, but nothing is at this address` }
  return { isReachable: true, message: `Reachable in ${milliseconds} ms` }
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'Cannot resolve the name of the host',
  EAI_AGAIN: 'Cannot resolve the name of the host',
  ECONNREFUSED: 'Connection refused: nothing listens at this address',
  ECONNRESET: 'The connection was cut',
  EHOSTUNREACH: 'There is no way to this host',
  ENETUNREACH: 'There is no way to this host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not trusted: it has signed it itself',
  CERT_HAS_EXPIRED: 'Its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name',
  EPROTO: 'It does not speak https',
  ERR_INVALID_CHAR: 'The token has a character that cannot be sent',
}

function failureInWords(error: unknown, signal: AbortSignal): ConnectionReport {
  const message = (text: string): ConnectionReport => ({ isReachable: false, message: text })
  if (error instanceof ClosedAddress) return message('This address is not allowed: it is no host of a service')
  if (signal.aborted) return message(`Timed out after ${MOST_MILLISECONDS / 1000} seconds`)
  const code = String((error as { code?: unknown }).code ?? '')
  if (/CERT|SIGNATURE|ISSUER/.test(code)) return message(reasons[code] ?? 'Its certificate is not trusted')
  return message(reasons[code] ?? 'No answer that could be understood')
}

/**
 * Tries to reach an address, and says in words what it found; what is answered there is never passed on. Redirects are
 * followed within the host alone, so that a token never goes elsewhere.
 */
export async function testAddress(address: string, token?: string): Promise<ConnectionReport> {
  const signal = AbortSignal.timeout(MOST_MILLISECONDS)
  const begin = performance.now()
  try {
    let url = new URL(address)
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      const { status, location } = await headOf(url, token, signal)
      if (status < 300 || status >= 400 || !location) return inWords(status, Math.round(performance.now() - begin))
      const next = new URL(location, url)
      if (next.origin !== url.origin)
        return { isReachable: false, message: `${status}: it leads to another host, which is not followed` }
      url = next
    }
    return { isReachable: false, message: 'It leads round in circles' }
  } catch (error) {
    return failureInWords(error, signal)
  }
}
