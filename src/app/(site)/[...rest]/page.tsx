import NotFound from '../not-found'

/** Rendered at its first visit, and kept in the bounded page cache like any other. */
export const generateStaticParams = () => []

/** Any other path: the site's own not-found page. */
export default function UnknownPage() {
  return <NotFound />
}
