/** Where most people want to go, for those who have not typed anything or found nothing. */
export type QuickLink = { href: string; label: string; note: string }

/** The links; `rfq` is where quotes are asked for, `null` while that is offline. */
export const quickLinks = (rfq: string | null): QuickLink[] => [
  { href: '/services', label: 'Services', note: 'What we design, build and look after' },
  ...(rfq === null
    ? []
    : [{ href: rfq, label: 'Request a quote', note: 'Describe the project; we reply within 1-2 business days' }]),
  { href: '/contact', label: 'Contact', note: 'Phone, offices, hours and a message form' },
]

/** The page of all results for a search. */
export const searchPath = (q: string): string => (q ? `/search?${new URLSearchParams({ q }).toString()}` : '/search')
