import type { Field, GlobalConfig } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { admins } from '@/access/rules'
import { expirePages } from '@/lib/server/expire-pages'

const text = (name: string, label: string, more: object = {}): Field =>
  ({ name, label, type: 'text', required: true, maxLength: 240, ...more }) as Field

const note = (name = 'description', label = 'Description'): Field => ({ name, label, type: 'text', maxLength: 400 })

const service = (name: string, label: string, url: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      name: 'isOffline',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Takes the link out of the header.' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      defaultValue: url,
      maxLength: 500,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value)) ||
        'A path such as /rfq, or an address with https://',
      admin: { description: 'A path on this site, or an absolute address, which opens in a new tab.' },
    },
  ],
})

/** Everything that names the company. */
export const SiteSettings: GlobalConfig = {
  slug: 'site_settings',
  label: 'Site settings',
  admin: { group: 'System', hidden: ({ user }) => !isAdmin(user as Person) },
  access: { read: admins, update: admins, readVersions: admins },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Company',
          fields: [
            text('companyName', 'Company name'),
            text('tagline', 'Tagline'),
            { name: 'description', type: 'textarea', required: true, maxLength: 400 },
            text('phone', 'Phone'),
            text('email', 'E-mail address'),
            text('footerNote', 'Line at the foot of each page', { required: false }),
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              name: 'emails',
              type: 'array',
              labels: { singular: 'E-mail contact', plural: 'E-mail contacts' },
              fields: [text('label', 'Label'), { name: 'address', type: 'email', required: true }, note()],
            },
            {
              name: 'operationsAreas',
              type: 'array',
              labels: { singular: 'Operations area', plural: 'Operations areas' },
              fields: [text('name', 'Area'), note()],
            },
            {
              name: 'offices',
              type: 'array',
              fields: [
                text('name', 'Office'),
                note(),
                text('street', 'Street'),
                text('city', 'City'),
                text('state', 'State'),
                text('zip', 'ZIP code'),
                text('phone', 'Phone', { required: false }),
                { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
                { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
              ],
            },
            {
              name: 'hours',
              type: 'array',
              labels: { singular: 'Opening hours', plural: 'Opening hours' },
              fields: [text('days', 'Days'), text('hours', 'Hours')],
            },
            { name: 'serviceHours', type: 'textarea', maxLength: 400 },
          ],
        },
        {
          label: 'About',
          fields: [
            {
              name: 'facts',
              type: 'array',
              fields: [text('value', 'Figure'), text('label', 'What it counts'), note('detail', 'Detail')],
            },
            {
              name: 'certifications',
              type: 'array',
              fields: [text('name', 'Certification'), note()],
            },
            {
              name: 'team',
              type: 'array',
              labels: { singular: 'Leader', plural: 'Leadership team' },
              fields: [
                text('name', 'Name'),
                text('title', 'Title'),
                { name: 'bio', type: 'textarea', required: true, maxLength: 1200 },
              ],
            },
            {
              name: 'partners',
              type: 'array',
              fields: [text('name', 'Partner'), note(), { name: 'url', type: 'text', maxLength: 300 }],
            },
          ],
        },
        {
          label: 'Services',
          description: 'What the header links to, and whether it is up.',
          fields: [service('rfq', 'Request for quote', '/rfq'), service('app', 'Client portal', '/portal')],
        },
        {
          label: 'Mail',
          description: 'Where the forms of the site are mailed to.',
          fields: [
            { name: 'rfqRecipient', label: 'Quote requests', type: 'email', required: true },
            { name: 'contactRecipient', label: 'Contact messages', type: 'email', required: true },
            { name: 'careersRecipient', label: 'Job applications', type: 'email', required: true },
          ],
        },
      ],
    },
  ],
  hooks: { afterChange: [expirePages] },
}
