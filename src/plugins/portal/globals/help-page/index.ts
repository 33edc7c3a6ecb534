import type { GlobalConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff } from '@/access/rules'
import { paragraph } from '@/fields/page-text'
import { rowsNamedBy } from '@/fields/row-label'

/** What stands on the help screen beside the articles. */
export const HelpPage: GlobalConfig = {
  slug: 'help_page',
  label: 'Help page',
  admin: {
    group: 'Portal',
    description:
      'The introduction and the promises of Help & Support. Phone, mailboxes and hours are in the site settings.',
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
  access: { read: contentStaff, update: contentStaff, readVersions: contentStaff },
  fields: [
    {
      name: 'intro',
      label: 'Introduction',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'One or two sentences below the title.' },
    },
    {
      name: 'promises',
      label: 'Promises',
      type: 'array',
      labels: { singular: 'Promise', plural: 'Promises' },
      maxRows: 6,
      admin: {
        description: 'What the service level agreement says, in figures.',
        initCollapsed: true,
        components: rowsNamedBy('figure'),
      },
      fields: [
        {
          name: 'figure',
          type: 'text',
          required: true,
          maxLength: 40,
          admin: { description: 'Such as 15 minutes, or 99.9%.' },
        },
        paragraph('text', 'What it means', 'One sentence.'),
      ],
    },
  ],
}
