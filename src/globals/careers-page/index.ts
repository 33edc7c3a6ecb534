import { headline, paragraph, pieces } from '@/fields/page-text'
import { pageGlobal } from '../page-access'

/** The texts of the careers page. */
export const CareersPage = pageGlobal({
  slug: 'careers_page',
  label: 'Careers page',
  fields: [
    headline('title', 'Title'),
    paragraph('intro', 'Introduction'),
    pieces('points', 'What we offer', 'Some reasons to apply.'),
    paragraph('formNote', 'Note at the form'),
  ],
})
