import { questions } from '@/fields/page-text'
import { pageGlobal } from '../page-access'

/** The list on the contact page; its single texts are page texts, offices, hours and addresses are site settings. */
export const ContactPage = pageGlobal({
  slug: 'contact_page',
  label: 'Contact page',
  description:
    'The questions at the end of the page. Titles and paragraphs are under Page texts: contact-… An administrator keeps phone, addresses, hours and offices in the site settings.',
  fields: [questions('A card for each question, two side by side. Four fill the space evenly.')],
})
