import { isAdmin, isContentStaff, isSalesStaff, isStaff, type Person } from '@/access/roles'
import { type MayOpen, ownScreens } from './screens'

/**
 * The same for Payload's screens of the records, as far as the proxy has to know them: it runs without the config, whose
 * rules (`admin.hidden`) decide in the page. A test holds the two together.
 */
const recordScreens: Record<string, MayOpen> = {
  'collections/rfq_requests': isSalesStaff,
  'collections/contact_messages': isSalesStaff,
  'collections/price_book_items': isSalesStaff,
  'collections/content_pages': isContentStaff,
  'collections/content_elements': isContentStaff,
  'collections/redirects': isContentStaff,
  'collections/services': isContentStaff,
  'collections/testimonials': isContentStaff,
  'collections/media': isContentStaff,
  'collections/client_projects': isAdmin,
  'collections/project_updates': isAdmin,
  'collections/project_milestones': isAdmin,
  'collections/backstage_plugins': isAdmin,
  'collections/client_services': isAdmin,
  'collections/service_requests': isSalesStaff,
  'collections/service_catalogue': isStaff,
  'collections/help_articles': isContentStaff,
  'collections/invoices': isAdmin,
  'collections/credit_notes': isAdmin,
  'collections/payments': isAdmin,
  'collections/hours_entries': isAdmin,
  'collections/alerts': isAdmin,
  'collections/monitored_services': isAdmin,
  'collections/monitored_resources': isAdmin,
  'collections/monitored_servers': isAdmin,
  'collections/usage_samples': isAdmin,
  'collections/tech_docs': isAdmin,
  'collections/maintenance_windows': isStaff,
  'collections/users': isAdmin,
  'collections/career_applications': isAdmin,
  'collections/outbound_emails': isAdmin,
  'globals/fiber_page': isContentStaff,
  'globals/contact_page': isContentStaff,
  'globals/careers_page': isContentStaff,
  'globals/help_page': isContentStaff,
  'globals/site_settings': isAdmin,
  'globals/billing_settings': isAdmin,
}

/** Who may open a screen of our own, by its address after `/admin/`; nothing for an address that is none. */
export const ownScreen = (path: string): MayOpen | undefined => ownScreens.find((screen) => screen.path === path)?.may

/** Whether a role is plainly not enough for an address in the panel; where the proxy does not know, the page decides. */
export function isPlainlyDenied(segments: string[], person: Person): boolean {
  if (!isStaff(person)) return true
  const [first, second] = segments
  const mayOpen = ownScreen(segments.join('/')) ?? recordScreens[`${first}/${second}`]
  return mayOpen ? !mayOpen(person) : false
}
