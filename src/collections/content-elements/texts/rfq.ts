import type { PageTexts } from './page-text'

/** The texts of the quote page. */
export const rfqTexts = {
  'rfq-title': { place: 'Title', text: 'Request for Quote' },
  'rfq-intro': {
    place: 'Introduction',
    text: 'Tell us what has to work, where, and by when. Our team replies within 1-2 business days.',
  },
  'rfq-call-title': { place: 'Phone and e-mail, heading', text: 'Rather talk first?' },
} satisfies PageTexts
