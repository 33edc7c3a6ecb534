import type { PageTexts } from './page-text'

/** The texts of the About page; the story is a page of its own, facts and people are site settings. */
export const aboutTexts = {
  'about-title': { place: 'Title', text: 'About Us' },
  'about-intro': {
    place: 'Introduction',
    text: 'We are engineers, splicers and operators. We draw networks, build them, and stay on the line after they are handed over.',
  },
  'about-facts-title': { place: 'Company facts, heading', text: 'Company Facts' },
  'about-certifications-title': { place: 'Certifications, heading', text: 'Certifications' },
  'about-certifications-text': {
    place: 'Certifications, text',
    text: 'How we work is examined by others, and written down for you to check.',
  },
  'about-team-title': { place: 'Leadership team, heading', text: 'Leadership team' },
  'about-team-text': { place: 'Leadership team, text', text: 'The people who answer for the work, by name.' },
  'about-partners-title': { place: 'Partners, heading', text: 'Partners' },
  'about-partners-text': { place: 'Partners, text', text: 'Whose equipment and material we build with.' },
  'about-call-title': { place: 'Contact band, heading', text: 'Talk to the people who do the work' },
  'about-call-text': {
    place: 'Contact band, text',
    text: 'Bring a question, a drawing or a fault that keeps coming back.',
  },
  'about-quote-title': { place: 'Closing band, heading', text: 'Have a project in mind?' },
  'about-quote-text': {
    place: 'Closing band, text',
    text: 'Tell us what has to work, where, and by when. We reply within 1-2 business days.',
  },
} satisfies PageTexts

/** What the About page shows, by the ids of the elements: HTML. */
export type AboutTexts = Record<keyof typeof aboutTexts, string>
