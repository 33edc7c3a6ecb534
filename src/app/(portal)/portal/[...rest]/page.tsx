import { notFound } from 'next/navigation'

/** Any other address in the portal: it stays in the portal's frame, whose scripts carry the nonce of its policy. */
export default function UnknownPortalPage() {
  notFound()
}
