import { useEffect, useState } from 'react'
import { request, RequestError } from '@/lib/client/request'

type Service = { isOffline?: boolean; url?: string }
/** What `GET /api/subdomain-status` answers; a service that it does not name is up and at its usual place. */
export type ServiceStatuses = { rfq?: Service; app?: Service }

/** Where the two links lead; `null` hides one. */
export type HeaderTargets = { rfq: string | null; portal: string | null }

const targetOf = (service: Service | undefined, usual: string): string | null =>
  service?.isOffline ? null : service?.url || usual

/** What the header links to, given what is known of the services. */
export const targetsFrom = (status: ServiceStatuses): HeaderTargets => ({
  rfq: targetOf(status.rfq, '/rfq'),
  portal: targetOf(status.app, '/portal'),
})

async function askTargets(): Promise<HeaderTargets> {
  try {
    return targetsFrom((await request<ServiceStatuses | null>('GET', '/api/subdomain-status')) ?? {})
  } catch (error) {
    console.warn('The status of the services could not be read', error)
    // An answer that is no success says nothing about the services; no answer at all says that the portal is out of reach.
    return error instanceof RequestError ? targetsFrom({}) : { rfq: '/rfq', portal: null }
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
