/** Pages to read; one of them leads nowhere, in the site's own frame. */
export const contentPages = [
  '/',
  '/services',
  '/services/fiber-installation',
  '/fiber-installation',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/rfq/thank-you',
  '/contact/thank-you',
  '/careers/thank-you',
  '/no-such-page',
]

/** Pages with a form. */
export const formPages = ['/rfq', '/contact', '/careers']

/** Every page that anybody can open. */
export const publicPages = [...contentPages, ...formPages]

/** What a public page is answered with. */
export const statusOf = (path: string): number => (path === '/no-such-page' ? 404 : 200)
