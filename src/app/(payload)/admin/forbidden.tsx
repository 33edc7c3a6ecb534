import { AccessDenied } from '@/components/admin/access-denied'
import { KeepTheme } from '@/components/admin/keep-theme'

/** The screen of a 403 that only the page could know of: the role was changed after the session began. */
export default function Forbidden() {
  return (
    <>
      <title>Access Denied | Patchbay</title>
      <KeepTheme />
      <AccessDenied />
    </>
  )
}
