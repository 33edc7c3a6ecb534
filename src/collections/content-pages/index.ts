import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { contentStaff, nobodyField, publishedOrContentStaff } from '@/access/rules'
import { changeOneAtATime } from '@/collections/redirects/hooks'
import { slugField } from '@/fields/slug'
import { richText } from '@/fields/rich-text'
import { expirePages } from '@/lib/server/expire-pages'
import { isReservedSlug } from '@/lib/shared/site-paths'
import { indexPage } from '@/search/hooks'
import { dropRedirects, leaveRedirect, rememberPublicSlug } from './address-hooks'
import { keepPublicationDate, keepWhoSaved } from './hooks'
import { EDITING_SECONDS } from './schema'

const previewPath = (id: unknown): string | null => (id ? `/preview/${String(id)}` : null)
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
]

/** Pages of running text, such as the privacy policy. Published pages are public; drafts are for those who edit. */
export const ContentPages: CollectionConfig = {
  slug: 'content_pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    description:
      'Pages of running text. privacy-policy and terms-of-service are linked at the foot of the site; about is the story on the About page.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    hidden: ({ user }) => !isContentStaff(user as Person),
    preview: ({ id }) => previewPath(id),
    livePreview: { url: ({ data }) => previewPath(data.id), breakpoints },
  },
  access: {
    create: contentStaff,
    read: publishedOrContentStaff,
    readVersions: contentStaff,
    update: contentStaff,
    delete: contentStaff,
    unlock: () => false,
  },
  versions: { drafts: true, maxPerDoc: 100 },
  lockDocuments: { duration: EDITING_SECONDS },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      minLength: 2,
      maxLength: 160,
      admin: {
        description: 'Stands at the head of the page and in the browser’s tab, followed by the company’s name.',
      },
    },
    slugField('The page’s address: /slug. When it is changed and published, the old address leads to the new one.', {
      isReserved: isReservedSlug,
    }),
    {
      name: 'content',
      type: 'richText',
      editor: richText,
      required: true,
      admin: {
        description:
          'Headings begin at level 2. Each level 2 and 3 heading is an anchor made of its words: “Security Policy” is #security-policy, so a changed heading breaks the links to it.',
      },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'Set when the page is first published, and shown as “Last updated”; empty while it is a draft.',
      },
    },
    {
      name: 'savedBy',
      type: 'text',
      label: 'Last saved by',
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
  hooks: {
    beforeOperation: [changeOneAtATime],
    beforeChange: [keepPublicationDate, keepWhoSaved, rememberPublicSlug],
    afterChange: [leaveRedirect, expirePages, indexPage],
    afterDelete: [dropRedirects, expirePages, indexPage],
  },
}
