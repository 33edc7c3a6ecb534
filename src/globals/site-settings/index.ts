import type { Field, GlobalConfig, Tab } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins } from '@/access/rules'
import { rowsNamedBy } from '@/fields/row-label'
import { expirePages } from '@/lib/server/expire-pages'
import { indexGlobal } from '@/search/hooks'
import { MONTHS_RULE, MOST_MONTHS } from '@/retention/schema'
import { openingFields } from './opening-fields'
import { MOST_ROWS, SERVICE_ADDRESS, SERVICE_ADDRESS_RULE } from './schema'

const text = (name: string, label: string, description?: string, more: object = {}): Field =>
  ({ name, label, type: 'text', required: true, maxLength: 240, admin: { description }, ...more }) as Field

const optional = { required: false }

const note = (description: string, name = 'description', label = 'Description'): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 400,
  admin: { description },
})

type List = { name: string; label: string; singular: string; description: string; rowsBy: string; fields: Field[] }

const list = ({ name, label, singular, description, rowsBy, fields }: List): Field => ({
  name,
  label,
  type: 'array',
  labels: { singular, plural: label },
  maxRows: MOST_ROWS,
  admin: { description, initCollapsed: true, components: rowsNamedBy(rowsBy) },
  fields,
})

const service = (name: string, label: string, url: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      name: 'isOffline',
      label: 'Offline',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Takes the link out of the header.' },
    },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      required: true,
      defaultValue: url,
      maxLength: 500,
      validate: (value: unknown) => (typeof value === 'string' && SERVICE_ADDRESS.test(value)) || SERVICE_ADDRESS_RULE,
      admin: { description: 'A path on this site, or an absolute address, which opens in a new tab.' },
    },
  ],
})

const recipient = (name: string, label: string): Field => ({
  name,
  label,
  type: 'email',
  required: true,
  admin: { description: 'The mailbox that is told of each. The sender gets a confirmation as well.' },
})

const period = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: MOST_MONTHS,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_MONTHS)
      ? true
      : MONTHS_RULE,
  admin: { description },
})

const privacy: Tab = {
  label: 'Privacy',
  description:
    'How many months what comes in by the forms of the site is kept. What is older is deleted every hour, for good; empty keeps everything.',
  fields: [
    period('contactMonths', 'Contact messages', 'Counted from the day on which a message came in.'),
    period(
      'rfqMonths',
      'Quote requests',
      'With their files and history. Completed ones are kept: they led to a contract.',
    ),
    period('careersMonths', 'Job applications', 'With their résumés.'),
  ],
}

const company: Tab = {
  label: 'Company',
  description: 'Stands in the head and the foot of every page, in mails and in search results.',
  fields: [
    text('companyName', 'Company name', 'Also ends the title of every page: Services | name.'),
    text('tagline', 'Tagline', 'One short line at the foot of each page.'),
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'What search engines and shared links show of pages without a text of their own.' },
    },
    text('phone', 'Phone', 'The main number, as it is read: (913) 555-0142.'),
    text('email', 'E-mail address', 'The main address, at the foot of each page.'),
    text('footerNote', 'Line at the foot of each page', 'The last line of each page.', optional),
  ],
}

const office: Field[] = [
  text('name', 'Office', 'The city or region, as the card and the map name it.'),
  note('What is done there, in a sentence.'),
  text('street', 'Street'),
  text('city', 'City'),
  text('state', 'State', 'Two letters, such as KS.'),
  text('zip', 'ZIP code'),
  text('phone', 'Phone', 'The office’s own number, if it has one.', optional),
  {
    name: 'latitude',
    type: 'number',
    required: true,
    min: -90,
    max: 90,
    admin: { description: 'In degrees, north is positive: 38.9536. It places the office on the map.' },
  },
  {
    name: 'longitude',
    type: 'number',
    required: true,
    min: -180,
    max: 180,
    admin: { description: 'In degrees, west is negative: -94.7789.' },
  },
]

const contact: Tab = {
  label: 'Contact',
  description: 'The contact card and the offices of the contact page.',
  fields: [
    list({
      name: 'emails',
      label: 'E-mail contacts',
      singular: 'E-mail contact',
      description: 'Mailboxes on the contact card, in this order.',
      rowsBy: 'label',
      fields: [
        text('label', 'Label', 'Whom it reaches, such as Sales.'),
        { name: 'address', type: 'email', required: true },
        note('What it is for, in a few words.'),
      ],
    }),
    list({
      name: 'operationsAreas',
      label: 'Operations areas',
      singular: 'Operations area',
      description: 'Where crews work, on the contact card.',
      rowsBy: 'name',
      fields: [text('name', 'Area'), note('The states, and from where crews are sent.')],
    }),
    list({
      name: 'offices',
      label: 'Offices',
      singular: 'Office',
      description: 'Cards and map of the contact page, and the line on the About page.',
      rowsBy: 'name',
      fields: office,
    }),
    list({
      name: 'hours',
      label: 'Business hours',
      singular: 'Line',
      description: 'One line for each group of days.',
      rowsBy: 'days',
      fields: [text('days', 'Days', 'Such as Mon-Fri.'), text('hours', 'Hours', 'Such as 8:00 AM-6:00 PM, or Closed.')],
    }),
    {
      name: 'serviceHours',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'When contract customers are served; below the business hours.' },
    },
  ],
}

const about: Tab = {
  label: 'About',
  description: 'The lists of the About page. The story is the page “about”, headings are page texts.',
  fields: [
    list({
      name: 'facts',
      label: 'Company facts',
      singular: 'Fact',
      description: 'The company in figures, beside the story.',
      rowsBy: 'label',
      fields: [
        text('value', 'Figure', 'As it is shown: Over 2500, 99.99%, 24/7.'),
        text('label', 'What it counts'),
        note('One line below.', 'detail', 'Detail'),
      ],
    }),
    list({
      name: 'certifications',
      label: 'Certifications',
      singular: 'Certification',
      description: 'What the company is certified for.',
      rowsBy: 'name',
      fields: [text('name', 'Certification', 'Its official name.'), note('What it stands for, in a sentence.')],
    }),
    list({
      name: 'team',
      label: 'Leadership team',
      singular: 'Leader',
      description: 'Side by side; four fill the row. Initials stand in the place of a portrait.',
      rowsBy: 'name',
      fields: [
        text('name', 'Name'),
        text('title', 'Title', 'Such as CEO.'),
        {
          name: 'bio',
          label: 'Biography',
          type: 'textarea',
          required: true,
          maxLength: 1200,
          admin: { description: 'Two or three sentences: what the person did before, and answers for now.' },
        },
      ],
    }),
    list({
      name: 'partners',
      label: 'Partners',
      singular: 'Partner',
      description: 'Name plates in one row; four fill it.',
      rowsBy: 'name',
      fields: [
        text('name', 'Partner'),
        note('What is bought from them.'),
        {
          name: 'url',
          label: 'Website',
          type: 'text',
          maxLength: 300,
          admin: { description: 'With https://. The plate then links there, in a new tab.' },
        },
      ],
    }),
  ],
}

/** Everything that names the company. */
export const SiteSettings: GlobalConfig = {
  slug: 'site_settings',
  label: 'Site settings',
  admin: {
    group: 'System',
    description: 'What names the company, on every page and in every mail. A change is on the site at once.',
    hidden: ({ user }) => !isAdmin(user as Person),
  },
  access: { read: admins, update: admins, readVersions: admins },
  fields: [
    {
      type: 'tabs',
      tabs: [
        company,
        contact,
        about,
        {
          label: 'Services',
          description: 'What the header links to, and whether it is up.',
          fields: [service('rfq', 'Request for quote', '/rfq'), service('app', 'Client portal', '/portal')],
        },
        {
          label: 'Mail',
          description: 'Where the forms of the site are mailed to. Visitors never see these addresses.',
          fields: [
            recipient('rfqRecipient', 'Quote requests'),
            recipient('contactRecipient', 'Contact messages'),
            recipient('careersRecipient', 'Job applications'),
          ],
        },
        { label: 'Opening times', description: 'By which waiting is measured.', fields: openingFields },
        privacy,
      ],
    },
  ],
  hooks: { afterChange: [expirePages, indexGlobal] },
}
