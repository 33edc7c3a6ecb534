import { LogoMark } from '@/components/layout/logo-mark'

/** The site's mark where Payload shows its own: at the head of the breadcrumbs. */
export function PanelIcon() {
  return <LogoMark className="panel-icon" />
}
