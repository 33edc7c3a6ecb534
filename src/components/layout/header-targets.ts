import { useEffect, useState } from 'react'
import { request } from '@/lib/client/request'

type Service = { isOffline?: boolean; url?: string }
/** What `GET /api/subdomain-status` answers. */
export type ServiceStatuses = { rfq?: Service; app?: Service }

/** Where the two links lead; `null` hides one. */
export type HeaderTargets = { rfq: string | null; portal: string | null }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** An absolute address or a path of this site; anything else is none. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/i.test(value)

/** Where a service is, unless it is offline; `unknown` when nothing is said of it. */
function targetOf(service: unknown, usual: string, unknown: string | null): string | null {
  if (!isObject(service)) return unknown
  if (service.isOffline) return null
  return isAddress(service.url) ? service.url : usual
}

/**
 * What the header links to, given what is known of the services. Quotes are asked for on this site, so they are taken as
 * up when nothing is known; the portal is not.
 */
export function targetsFrom(status: unknown): HeaderTargets {
  const { rfq, app } = isObject(status) ? status : {}
  return { rfq: targetOf(rfq, '/rfq', '/rfq'), portal: targetOf(app, '/portal', null) }
}

async function askTargets(): Promise<HeaderTargets> {
  try {
    return targetsFrom(await request<unknown>('GET', '/api/subdomain-status'))
  } catch (error) {
    console.warn('The status of the services could not be read', error)
    return targetsFrom({})
  }
}

/** The targets as the page was rendered with them, corrected by a call when the page is loaded. */
export function useHeaderTargets(rendered: ServiceStatuses): HeaderTargets {
  const [targets, setTargets] = useState(() => targetsFrom(rendered))
  useEffect(() => {
    let isHere = true
    void askTargets().then((asked) => isHere && setTargets(asked))
    return () => {
      isHere = false
    }
  }, [])
  return targets
}
