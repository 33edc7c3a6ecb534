import type { Field } from 'payload'
import { headline, picture, pieces } from '@/fields/page-text'
import { rowsNamedBy } from '@/fields/row-label'
import { pageGlobal } from '../page-access'

const standards: Field = {
  name: 'standards',
  type: 'array',
  labels: { singular: 'Standard', plural: 'Standards' },
  maxRows: 12,
  admin: {
    description: 'Standards that the work is held to, as small plates below the inside plant works.',
    initCollapsed: true,
    components: rowsNamedBy('name'),
  },
  fields: [headline('name', 'Standard', 'Its short name, such as TIA/EIA.')],
}

const galleries: Field = {
  name: 'galleries',
  type: 'array',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  maxRows: 6,
  admin: {
    description: 'Photo galleries near the end of the page, one below the other. One without pictures is not shown.',
    initCollapsed: true,
    components: rowsNamedBy('title'),
  },
  fields: [
    headline('title', 'Title', 'Stands above the pictures.'),
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: 24,
      admin: {
        description: 'Two side by side; an even number fills the space. A click on one enlarges it.',
        initCollapsed: true,
        components: rowsNamedBy('caption'),
      },
      fields: [
        // Not required, or a picture that any version of the page ever showed could never be deleted.
        picture('picture', 'Picture', 'Without one the row is not shown.'),
        headline('caption', 'Caption', 'The line below the picture.'),
      ],
    },
  ],
}

/** The lists and pictures of the fiber installation page; its single texts are page texts. */
export const FiberPage = pageGlobal({
  slug: 'fiber_page',
  label: 'Fiber installation page',
  description:
    'Reasons, works, standards and galleries. Titles and introductions are under Page texts: fiber-… The picture at the head is that of the service fiber-installation.',
  fields: [
    pieces('why', 'Why choose us', 'Reason', 'Reasons in one row; four fill it.'),
    picture('ospPicture', 'Outside plant: picture', 'Beside the outside works. Shown three wide to two high.'),
    pieces('ospWorks', 'Outside plant: works', 'Work', 'What is built outside, a card for each.'),
    picture('ispPicture', 'Inside plant: picture', 'Beside the inside works. Shown three wide to two high.'),
    pieces('ispWorks', 'Inside plant: works', 'Work', 'What is built inside, a card for each.'),
    standards,
    galleries,
  ],
})
