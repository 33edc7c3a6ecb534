import type { PageTexts } from './page-text'

/** The texts of the home page. */
export const homeTexts = {
  'hero-title': { place: 'Title', text: 'From the trench to the rack, one line.' },
  'hero-description': {
    place: 'Description below the title',
    text: 'We design, build, troubleshoot and monitor network and data infrastructure: fiber in the ground, switches in the rack, radios over the yard, and a NOC that is awake at 3 AM. For business, government and home, across the US, Canada and the Caribbean.',
  },
  'home-services-title': { place: 'Services, heading', text: 'What we build and look after' },
  'home-services-intro': {
    place: 'Services, introduction',
    text: 'Eight lines of work, one team. Those who draw your network also pull it, label it, test it and answer for it afterwards.',
  },
  'home-testimonials-title': { place: 'Testimonials, heading', text: 'From those who rely on it' },
  'home-quote-title': { place: 'Closing band, heading', text: 'Tell us what has to work' },
  'home-quote-text': {
    place: 'Closing band, text',
    text: 'A site, a deadline and a floor plan are enough to start. An engineer reads your request, and you hear from us within 1-2 business days.',
  },
} satisfies PageTexts
