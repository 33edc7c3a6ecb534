import { isAdmin, isContentStaff, isSalesStaff, isStaff, type Person } from '@/access/roles'

type MayOpen = (person: Person) => boolean

/** The panel's screens that are ours, by their part of the address after `/admin`. */
const ownScreens: Record<string, MayOpen> = { '': isStaff, account: isStaff, rfq: isSalesStaff }

/**
 * The same for Payload's screens of the records, as far as the proxy has to know them: it runs without the config, whose
 * rules (`admin.hidden`) decide in the page. A test holds the two together.
 */
const recordScreens: Record<string, MayOpen> = {
  'collections/rfq_requests': isSalesStaff,
  'collections/contact_messages': isSalesStaff,
  'collections/content_pages': isContentStaff,
  'collections/content_elements': isContentStaff,
  'collections/services': isContentStaff,
  'collections/testimonials': isContentStaff,
  'collections/media': isContentStaff,
  'collections/client_projects': isAdmin,
  'collections/backstage_plugins': isAdmin,
  'collections/users': isAdmin,
  'collections/career_applications': isAdmin,
  'collections/outbound_emails': isAdmin,
  'globals/fiber_page': isContentStaff,
  'globals/contact_page': isContentStaff,
  'globals/careers_page': isContentStaff,
  'globals/site_settings': isAdmin,
}

/** Who may open a screen of our own; nothing for an address that is none. */
export const ownScreen = (name: string): MayOpen | undefined =>
  Object.hasOwn(ownScreens, name) ? ownScreens[name] : undefined

/** Whether a role is plainly not enough for an address in the panel; where the proxy does not know, the page decides. */
export function isPlainlyDenied(segments: string[], person: Person): boolean {
  if (!isStaff(person)) return true
  const [first = '', second = ''] = segments
  const mayOpen = ownScreen(first) ?? recordScreens[`${first}/${second}`]
  return mayOpen ? !mayOpen(person) : false
}
