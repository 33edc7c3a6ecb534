import type { ContactContent } from './types'

export const contact: ContactContent = {
  faqs: [
    {
      question: 'How soon will I hear from you?',
      answer:
        'Messages sent here are answered on the same or the next business day. A request for quote is answered within 1-2 business days. Clients with a support agreement should call or use the portal, where the agreed response times apply.',
    },
    {
      question: 'Where do you work?',
      answer:
        'Across the US, Canada and the Caribbean. Crews are dispatched from Kansas City, Dallas/Ft Worth, Tampa and Las Vegas; design, monitoring and support are delivered from anywhere.',
    },
    {
      question: 'Do you take small jobs and homes?',
      answer:
        'Yes. A single office, a shop or a house with a long driveway gets the same testing and the same documentation as a campus, in proportion.',
    },
    {
      question: 'What does a site survey cost?',
      answer:
        'A first visit within the metro areas of our offices is free. Farther sites, spectrum surveys and cabling audits are quoted at a fixed price, which is credited if you order the work.',
    },
  ],
}
