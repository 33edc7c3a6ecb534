import { createElement } from 'react'
import {
  Activity,
  CircleHelp,
  FolderKanban,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Network,
  ReceiptText,
  Server,
  Settings,
  Square,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  projects: FolderKanban,
  services: Network,
  requests: MessagesSquare,
  monitoring: Activity,
  servers: Server,
  billing: ReceiptText,
  settings: Settings,
  help: CircleHelp,
}

/** The picture of an entry; beside its name, so it says nothing itself. */
export const PortalIcon = ({ name }: { name: string }) =>
  createElement(icons[name] ?? Square, { 'aria-hidden': true, size: 18, className: 'shrink-0' })
