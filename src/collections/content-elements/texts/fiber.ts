import type { PageTexts } from './page-text'

/** The texts of the fiber page; reasons, works, standards and galleries are in its record. */
export const fiberTexts = {
  'fiber-title': { place: 'Title', text: 'Fiber Optic Installation' },
  'fiber-intro': {
    place: 'Introduction',
    text: 'Outside plant and inside plant by one crew: from the street, under the lawn, up the riser and into the panel, with every strand spliced, tested and documented.',
  },
  'fiber-why-title': { place: 'Why choose us, heading', text: 'Why choose us for fiber' },
  'fiber-osp-title': { place: 'Outside plant, heading', text: 'Outside Plant (OSP)' },
  'fiber-osp-intro': {
    place: 'Outside plant, introduction',
    text: 'Fiber between buildings, along the street and to the door. We locate before we dig, photograph before we fill, and put back the lawn that we found.',
  },
  'fiber-isp-title': { place: 'Inside plant, heading', text: 'Inside Plant (ISP)' },
  'fiber-isp-intro': {
    place: 'Inside plant, introduction',
    text: 'Fiber inside the building, from the entrance facility to the rack. Rated for the space that it runs through, and labeled at both ends.',
  },
  'fiber-standards-title': { place: 'Inside plant, label of the standards', text: 'Standards' },
  'fiber-gallery-title': { place: 'Galleries, heading', text: 'From the field and the rack' },
  'fiber-gallery-intro': {
    place: 'Galleries, introduction',
    text: 'Each stage of the work, from the street to the last connector.',
  },
  'fiber-closing-title': { place: 'Closing band, heading', text: 'Have a route in mind?' },
  'fiber-closing-text': {
    place: 'Closing band, text',
    text: 'Send a sketch, an address or a floor plan, and we reply with a scope and a price within 1-2 business days.',
  },
} satisfies PageTexts

/** What the fiber page shows, by the ids of the elements: HTML. */
export type FiberTexts = Record<keyof typeof fiberTexts, string>
