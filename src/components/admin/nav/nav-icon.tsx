import { createElement } from 'react'
import {
  Briefcase,
  Cable,
  FileText,
  FolderKanban,
  Image,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquare,
  Quote,
  Settings,
  Square,
  TextCursorInput,
  UserRoundSearch,
  Users,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  rfq: Inbox,
  contact_messages: MessageSquare,
  content_pages: FileText,
  content_elements: TextCursorInput,
  services: Briefcase,
  testimonials: Quote,
  media: Image,
  client_projects: FolderKanban,
  backstage_plugins: Cable,
  users: Users,
  career_applications: UserRoundSearch,
  outbound_emails: Mail,
  site_settings: Settings,
}

/** The picture of an entry of the sidebar; beside its name, so it says nothing itself. */
export function NavIcon({ name, className, size = 18 }: { name: string; className?: string; size?: number }) {
  return createElement(icons[name] ?? Square, { 'aria-hidden': true, size, className })
}
