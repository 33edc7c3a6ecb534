import { MovedOrNotFound } from '../moved-or-not-found'

/** Rendered at its first visit, and kept in the bounded page cache like any other. */
export const generateStaticParams = () => []

/** Any other path: where it was redirected to, else the site's own not-found page. */
export default async function UnknownPage({ params }: { params: Promise<{ rest: string[] }> }) {
  return <MovedOrNotFound path={`/${(await params).rest.join('/')}`} />
}
