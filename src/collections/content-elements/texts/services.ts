import type { PageTexts } from './page-text'

/** The texts of the services page; the services themselves are records of their own. */
export const servicesTexts = {
  'services-title': { place: 'Title', text: 'Services' },
  'services-intro': {
    place: 'Introduction',
    text: 'Designed, built, watched and renewed by the same engineers. Take one part, or the whole line from the street to the operations center.',
  },
  'services-quote-title': { place: 'Closing band, heading', text: 'Not sure which of these you need?' },
  'services-quote-text': {
    place: 'Closing band, text',
    text: 'Describe what has to work. We name the parts, and reply within 1-2 business days.',
  },
} satisfies PageTexts
