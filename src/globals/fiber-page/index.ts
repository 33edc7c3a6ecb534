import { headline, paragraph, picture, pieces } from '@/fields/page-text'
import { pageGlobal } from '../page-access'

/** The texts and pictures of the fiber installation page. */
export const FiberPage = pageGlobal({
  slug: 'fiber_page',
  label: 'Fiber installation page',
  fields: [
    headline('title', 'Title'),
    paragraph('intro', 'Introduction'),
    headline('whyTitle', 'Why choose us: heading'),
    pieces('why', 'Why choose us', 'Four reasons.'),
    headline('ospTitle', 'Outside plant: heading'),
    paragraph('ospIntro', 'Outside plant: introduction'),
    picture('ospPicture', 'Outside plant: picture'),
    pieces('ospWorks', 'Outside plant: works', 'What is built outside.'),
    headline('ispTitle', 'Inside plant: heading'),
    paragraph('ispIntro', 'Inside plant: introduction'),
    picture('ispPicture', 'Inside plant: picture'),
    pieces('ispWorks', 'Inside plant: works', 'What is built inside.'),
    {
      name: 'standards',
      type: 'array',
      maxRows: 12,
      admin: { description: 'Standards that the work is held to.' },
      fields: [headline('name', 'Standard')],
    },
    {
      name: 'gallery',
      type: 'array',
      maxRows: 24,
      admin: { description: 'Pictures of work, each with a line below it.' },
      fields: [
        { name: 'picture', type: 'upload', relationTo: 'media', required: true },
        headline('caption', 'Caption'),
      ],
    },
    headline('closingTitle', 'Closing band: heading'),
    paragraph('closingText', 'Closing band: text'),
  ],
})
