import type { PageTexts } from './page-text'

/** The texts of the contact page; phone, addresses, hours and offices are site settings. */
export const contactTexts = {
  'contact-title': { place: 'Title', text: 'Contact Us' },
  'contact-intro': {
    place: 'Introduction',
    text: 'Write, call or come by. Messages are read by the people who do the work, and answered on the same or the next business day.',
  },
  'contact-form-title': { place: 'Message form, heading', text: 'Send Us a Message' },
  'contact-details-title': { place: 'Contact card, heading', text: 'Contact Information' },
  'contact-offices-title': { place: 'Offices, heading', text: 'Regional Offices' },
  'contact-join-title': { place: 'Careers banner, heading', text: 'Join Our Team' },
  'contact-join-text': {
    place: 'Careers banner, text',
    text: 'We hire engineers, splicers and cabling technicians who label what they touch. Tools, training and certification fees are on us.',
  },
  'contact-faq-title': { place: 'Questions, heading', text: 'Frequently Asked Questions' },
} satisfies PageTexts
