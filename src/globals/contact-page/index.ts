import { headline, paragraph } from '@/fields/page-text'
import { pageGlobal } from '../page-access'

/** The texts of the contact page; offices, hours and addresses are in the site settings. */
export const ContactPage = pageGlobal({
  slug: 'contact_page',
  label: 'Contact page',
  fields: [
    headline('title', 'Title'),
    paragraph('intro', 'Introduction'),
    {
      name: 'faq',
      label: 'Questions',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [headline('question', 'Question'), paragraph('answer', 'Answer')],
    },
    headline('joinTitle', 'Careers banner: heading'),
    paragraph('joinText', 'Careers banner: text'),
  ],
})
