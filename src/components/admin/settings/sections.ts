/** The parts of the settings, in the order in which they are listed. */
export const sections = [
  {
    id: 'company',
    label: 'Company',
    text: 'Stands in the head and the foot of every page, in mails and in search results.',
  },
  {
    id: 'status',
    label: 'Service status',
    text: 'What the header of the site links to. A service that is offline is taken out of it at the next visit.',
  },
  {
    id: 'recipients',
    label: 'Mail recipients',
    text: 'Where the forms of the site are mailed to. Visitors never see these addresses.',
  },
  {
    id: 'offices',
    label: 'Offices',
    text: 'Cards and map of the contact page, and the line on the About page.',
  },
  {
    id: 'hours',
    label: 'Business hours',
    text: 'The lines of the contact page, and the opening times and holidays that time to answer is measured by.',
  },
  {
    id: 'integrations',
    label: 'Integrations',
    text: 'What this installation is connected to. It is set by variables of the environment and read at the start; secrets are never shown.',
  },
  {
    id: 'email',
    label: 'E-mail',
    text: 'Whether mails leave this site. Each is kept with what caused it and sent from a queue.',
  },
  {
    id: 'users',
    label: 'Users and roles',
    text: 'Who can sign in, and as what. Whoever registers on the site is a client; staff are invited.',
  },
  {
    id: 'privacy',
    label: 'Privacy',
    text: 'How long what comes in by the forms of the site is kept. What is older is deleted every hour, for good.',
  },
] as const

/** The name of a part of the settings in the address. */
export type SectionId = (typeof sections)[number]['id']
export type Section = (typeof sections)[number]

/** The part that an address names; the first for one that names none. */
export const sectionNamed = (name: unknown): Section => sections.find(({ id }) => id === name) ?? sections[0]

/** Where a part of the settings is. */
export const sectionHref = (id: SectionId): string => `/admin/settings?section=${id}`
