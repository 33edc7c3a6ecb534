import type { PageTexts } from './page-text'

/** What stands on each page of running text; the title and the text are a record of their own. */
export const contentPageTexts = {
  'page-help-text': {
    place: 'Line below the text',
    text: 'A question about this page? <a href="/contact">Write to us</a>, and a person answers.',
  },
} satisfies PageTexts
