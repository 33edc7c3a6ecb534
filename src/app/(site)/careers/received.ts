/** What is said when an application has been received, on the page and after a plain form post alike. */
export const received = {
  title: 'Application Received',
  text: 'Thank you for your interest in working with us. A confirmation is on its way to your e-mail address, and our team will contact you soon.',
}
