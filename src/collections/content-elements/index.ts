import type { CollectionConfig } from 'payload'
import { isContentStaff, type Person } from '@/access/roles'
import { anyone, contentStaff } from '@/access/rules'
import { richText } from '@/fields/rich-text'
import { expirePages } from '@/lib/server/expire-pages'
import { indexElement } from '@/search/hooks'
import { elementId } from './schema'
import { wordsOf } from './words'
import { placeOf } from './texts/all-texts'

/** Pieces of text that stand in the site's own pages, such as the title of the home page. */
export const ContentElements: CollectionConfig = {
  slug: 'content_elements',
  labels: { singular: 'Page text', plural: 'Page texts' },
  admin: {
    group: 'Content',
    useAsTitle: 'elementId',
    description:
      'Titles, introductions and other single texts of the site. Each stands in one place, which its id names. The list can be searched by id and by words of the text.',
    defaultColumns: ['place', 'words', 'elementId', 'updatedAt'],
    listSearchableFields: ['elementId', 'words'],
    pagination: { defaultLimit: 100 },
    hidden: ({ user }) => !isContentStaff(user as Person),
  },
  defaultSort: 'elementId',
  access: {
    create: contentStaff,
    read: anyone,
    update: contentStaff,
    delete: contentStaff,
    readVersions: contentStaff,
    unlock: () => false,
  },
  versions: { maxPerDoc: 50 },
  fields: [
    {
      name: 'elementId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      label: 'Id',
      validate: (value: unknown) =>
        elementId.safeParse(value).success || 'An id is lower-case words joined by hyphens, such as hero-title',
      admin: {
        description: 'Names the place on the site, such as hero-title. A text under another id is shown nowhere.',
      },
    },
    {
      name: 'place',
      type: 'text',
      label: 'Where it stands',
      virtual: true,
      admin: { readOnly: true, description: 'The page and the place on it.' },
      hooks: {
        afterRead: [({ siblingData }) => placeOf(String(siblingData.elementId)) ?? 'Not on a page of the site'],
      },
    },
    {
      name: 'content',
      label: 'Text',
      type: 'richText',
      editor: richText,
      required: true,
      admin: {
        description: 'One paragraph: a title shows each further one as a new line, and no headings or lists.',
      },
    },
    {
      name: 'words',
      label: 'Text',
      type: 'text',
      admin: { readOnly: true, condition: () => false },
      // The list shows and searches it; rich text itself can be neither read nor searched there.
      hooks: { beforeChange: [({ siblingData }) => wordsOf(siblingData.content)] },
    },
    {
      name: 'pageId',
      type: 'text',
      required: true,
      defaultValue: 'default',
      index: true,
      maxLength: 80,
      label: 'Page id',
      admin: { position: 'sidebar', description: 'Always default: ids are unique on the whole site.' },
    },
  ],
  hooks: {
    afterChange: [expirePages, indexElement],
    afterDelete: [expirePages, indexElement],
  },
}
