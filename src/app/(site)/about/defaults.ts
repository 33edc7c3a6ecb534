/** The texts of the page that editors may change, as they are before anyone has. */
export const defaults = {
  'about-title': 'About Us',
  'about-intro':
    'We are engineers, splicers and operators. We draw networks, build them, and stay on the line after they are handed over.',
  'about-facts-title': 'Company Facts',
  'about-certifications-title': 'Certifications',
  'about-certifications-text': 'How we work is examined by others, and written down for you to check.',
  'about-team-title': 'Leadership team',
  'about-team-text': 'The people who answer for the work, by name.',
  'about-partners-title': 'Partners',
  'about-partners-text': 'Whose equipment and material we build with.',
  'about-call-title': 'Talk to the people who do the work',
  'about-call-text': 'Bring a question, a drawing or a fault that keeps coming back.',
  'about-quote-title': 'Have a project in mind?',
  'about-quote-text': 'Tell us what has to work, where, and by when. We reply within 1-2 business days.',
}

/** The texts of the page, by their ids. */
export type AboutTexts = typeof defaults
