/** The addresses that the application itself answers with a page or a file. */
const screens = [
  '/',
  '/services',
  '/services/fiber-installation',
  '/fiber-installation',
  '/rfq',
  '/rfq/thank-you',
  '/about',
  '/contact',
  '/contact/thank-you',
  '/careers',
  '/careers/thank-you',
  '/search',
  '/livez',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon.svg',
]

/** Whole areas that are no content: nothing below them can be redirected or be a page of the CMS. */
const areas = ['admin', 'portal', 'auth', 'access-denied', 'api', 'preview', 'og', 'drawings', '_next']

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/** Whether the application answers a path itself, whatever the CMS says. `path` is in lower case. */
export const isOwnScreen = (path: string): boolean => screens.includes(path) || areas.includes(firstPart(path))

/** The page of this slug is a part of a screen: the story on /about. */
const PART_OF_A_SCREEN = 'about'

/** Whether a page of the CMS may not have this slug, because the site has a screen of its own there. */
export const isReservedSlug = (slug: string): boolean =>
  slug !== PART_OF_A_SCREEN && (areas.includes(slug) || screens.some((path) => firstPart(path) === slug))
