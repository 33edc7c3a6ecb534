/** What is said when an application has been received, on the page and after a plain form post alike. */
export const received = {
  title: 'Application Received',
  text: 'Thank you for your interest in working with us. Our team reads every application and will contact you soon.',
}
