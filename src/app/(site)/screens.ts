/** What the head of a screen says; pages of running text say it by themselves. */
export type Screen = {
  path: `/${string}`
  title: string
  /** What search engines and chat programs show under the title, in at most 160 characters; else the company's own words. */
  description?: string
  /** The kind of page in the words of schema.org. */
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage'
  /** The screens between home and this one. */
  trail?: readonly 'services'[]
  /** The editable text that is the heading of its picture; the title without one. */
  heading?: string
  /** The service whose colour and drawing its picture borrows; the horizon without one. */
  art?: string
}

/** The screens of the site; the key is the name of their picture. */
export const screens = {
  home: {
    path: '/',
    title: 'Full-Spectrum IT Services',
    type: 'WebPage',
    heading: 'hero-title',
  },
  services: {
    path: '/services',
    title: 'Services',
    description:
      'Wireless, network infrastructure, data center design, managed services, NOC operations and hardware refresh: what each includes, and what it gives you.',
    type: 'CollectionPage',
    heading: 'services-title',
    art: 'network-infrastructure',
  },
  'fiber-installation': {
    path: '/fiber-installation',
    title: 'Fiber Installation Services',
    description:
      'Turnkey fiber, outside plant and inside plant: burial, trenching, street-to-door FTTH, risers, splicing and terminations, tested to TIA/EIA, NEC and BICSI.',
    type: 'WebPage',
    trail: ['services'],
    heading: 'fiber-title',
    art: 'fiber-installation',
  },
  rfq: {
    path: '/rfq',
    title: 'Request for Quote',
    description:
      'Tell us what has to work, where, and by when. Add drawings or floor plans if you have them. Our team replies within 1-2 business days.',
    type: 'WebPage',
    heading: 'rfq-title',
    art: 'data-center-design',
  },
  about: {
    path: '/about',
    title: 'About Us',
    description:
      'Who designs, builds and watches your network: our story, the figures, the certifications, the leadership team and the partners we work with.',
    type: 'AboutPage',
    heading: 'about-title',
    art: 'managed-services',
  },
  contact: {
    path: '/contact',
    title: 'Contact Us',
    description:
      'Call, write or come by: telephone numbers, e-mail contacts, business hours, service hours, and the address and place of each regional office.',
    type: 'ContactPage',
    heading: 'contact-title',
    art: 'nextgen-wireless',
  },
  careers: {
    path: '/careers',
    title: 'Network Technology Recruiting',
    description:
      'Work as a network engineer, fiber technician, cabling specialist or support specialist: current openings, and one short form to apply.',
    type: 'WebPage',
    heading: 'careers-title',
    art: 'noc-operations',
  },
} as const satisfies Record<string, Screen>

/** The name of a screen, and of its picture. */
export type ScreenName = keyof typeof screens

/** Whether a name is one of a screen. */
export const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name)
