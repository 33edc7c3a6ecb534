import { env } from '@/env'
import { type Screen, type ScreenName, screens } from '../screens'
import { siteSettings } from '../site-data'
import { JsonLd, type Thing } from './json-ld'
import { organizationLd } from './organization'
import { type DescribedPage, pageLd } from './pages'

type Props = {
  page: Omit<DescribedPage, 'description'> & { description?: string }
  /** What the page says of the company beyond its name and how to reach it. */
  company?: object
  more?: Thing[]
}

/** What a page says to search engines: the company, the page, the way to it, and what else there is on it. */
export async function PageData({ page, company, more = [] }: Props) {
  const settings = await siteSettings()
  if (!settings) return null
  const described = { ...page, description: page.description || settings.description }
  const organization = { ...organizationLd(settings, env.SITE_URL), ...company }
  return <JsonLd graph={[organization, ...pageLd(described, env.SITE_URL), ...more]} />
}

/** What a screen of the site says to search engines. */
export function ScreenData({ name, ...more }: { name: ScreenName } & Omit<Props, 'page'>) {
  const { path, title, description, type, trail = [] }: Screen = screens[name]
  const steps = trail.map((step) => screens[step])
  return <PageData page={{ path, title, description, type, trail: steps }} {...more} />
}
