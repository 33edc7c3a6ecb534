import { pieces } from '@/fields/page-text'
import { pageGlobal } from '../page-access'
import { openings } from './openings'

/** The list on the careers page; its single texts are page texts. */
export const CareersPage = pageGlobal({
  slug: 'careers_page',
  label: 'Careers page',
  description: 'The reasons to apply. Title, introduction and the texts at the form are under Page texts: careers-…',
  fields: [
    pieces('points', 'What we offer', 'Reason', 'Reasons to apply, below the introduction. Three read best.'),
    openings,
  ],
})
