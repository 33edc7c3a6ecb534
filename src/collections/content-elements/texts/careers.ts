import type { PageTexts } from './page-text'

/** The texts of the careers page. */
export const careersTexts = {
  'careers-title': { place: 'Title', text: 'Network Technology Recruiting' },
  'careers-intro': {
    place: 'Introduction',
    text: 'We recruit network engineers, fiber technicians, cabling specialists and support staff, for our own crews and for clients who need a permanent hand. Tell us what you have built and what you would like to build next. Someone who has done the job reads every application.',
  },
  'careers-form-title': { place: 'Application form, heading', text: 'Apply' },
  'careers-form-note': {
    place: 'Application form, note above the button',
    text: 'A résumé is welcome but not required, as a link or as a file. We answer every application, and keep it for twelve months unless you ask us to delete it sooner.',
  },
} satisfies PageTexts
