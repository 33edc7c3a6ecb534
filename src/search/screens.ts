/** The globals whose texts stand on a screen. */
export type ScreenGlobal = 'fiber_page' | 'contact_page' | 'careers_page' | 'site_settings'

/** A screen of the site, whose text is put together from several records. */
export type Screen = {
  path: string
  title: string
  /** What the screen is for, in the words of those who look for it. */
  lead: string
  /** The editable texts whose ids begin with one of these. */
  prefixes: string[]
  globals?: ScreenGlobal[]
  /** Which parts of the site settings it shows; the others are not for the public. */
  settings?: string[]
  /** The content page whose text is a part of it. */
  page?: string
}

/** The screens that are found. Their titles are those of their pages. */
export const screens: Screen[] = [
  {
    path: '/',
    title: 'Full-Spectrum IT Services',
    lead: 'The home page: what we do, at a glance.',
    prefixes: ['hero-', 'home-'],
  },
  {
    path: '/services',
    title: 'Services',
    lead: 'All services, with their benefits and answers to common questions.',
    prefixes: ['services-'],
  },
  {
    path: '/fiber-installation',
    title: 'Fiber Installation Services',
    lead: 'Fiber optic cabling, outside and inside of buildings.',
    prefixes: ['fiber-'],
    globals: ['fiber_page'],
  },
  {
    path: '/about',
    title: 'About Us',
    lead: 'The company, its story, its leadership team, certifications and partners.',
    prefixes: ['about-'],
    globals: ['site_settings'],
    settings: ['facts', 'certifications', 'team', 'partners'],
    page: 'about',
  },
  {
    path: '/contact',
    title: 'Contact Us',
    lead: 'Phone, e-mail, offices and business hours, and a form for a message.',
    prefixes: ['contact-'],
    globals: ['contact_page', 'site_settings'],
    settings: ['phone', 'emails', 'operationsAreas', 'offices', 'hours', 'serviceHours'],
  },
  {
    path: '/careers',
    title: 'Network Technology Recruiting',
    lead: 'Careers and jobs: apply to work with us.',
    prefixes: ['careers-'],
    globals: ['careers_page'],
  },
  {
    path: '/rfq',
    title: 'Request for Quote',
    lead: 'Ask for a quote or an estimate for your project; we reply within 1-2 business days.',
    prefixes: ['rfq-'],
  },
]

/** Addresses that a content page cannot have, since something else answers there. */
const taken = new Set([...screens.map(({ path }) => path), '/search', '/auth', '/portal', '/admin', '/access-denied'])

/** Whether a content page of this slug is shown at an address of its own. */
export const hasOwnAddress = (slug: string): boolean => !taken.has(`/${slug}`)
