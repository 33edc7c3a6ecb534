import { notFound } from 'next/navigation'

// Asked for anew each time: an address that leads nowhere is not worth keeping.
export const dynamic = 'force-dynamic'

/** Any other path: the site's own not-found page. */
export default function UnknownPage(): never {
  notFound()
}
