import type { ContentElementSeed } from './types'

export const homeElements: ContentElementSeed[] = [
  { elementId: 'hero-title', content: 'From the trench to the rack, one line.' },
  {
    elementId: 'hero-description',
    content:
      'We design, build, troubleshoot and monitor network and data infrastructure: fiber in the ground, switches in the rack, radios over the yard, and a NOC that is awake at 3 AM. For business, government and home, across the US, Canada and the Caribbean.',
  },
  { elementId: 'home-services-title', content: 'What we build and look after' },
  {
    elementId: 'home-services-intro',
    content:
      'Eight lines of work, one team. Those who draw your network also pull it, label it, test it and answer for it afterwards.',
  },
  { elementId: 'home-testimonials-title', content: 'From those who rely on it' },
  { elementId: 'home-quote-title', content: 'Tell us what has to work' },
  {
    elementId: 'home-quote-text',
    content:
      'A site, a deadline and a floor plan are enough to start. An engineer reads your request, and you hear from us within 1-2 business days.',
  },
]
