import { aboutTexts } from '@/collections/content-elements/texts/about'
import { getPublishedPage } from '@/collections/content-pages/operations'
import { AboutCall } from '@/components/content/about-call'
import { AboutHead } from '@/components/content/about-head'
import { QuoteBand } from '@/components/content/quote-band'
import { publicRequest } from '@/lib/server/public-request'
import { officePlaces } from '../json-ld/organization'
import { ScreenData } from '../json-ld/page-data'
import { elementsOf, screenMetadata, siteSettings } from '../site-data'
import { Certifications, Partners, StoryAndFacts, Team } from './sections'

export const generateMetadata = () => screenMetadata('about')

/** About the company. */
export default async function AboutPage() {
  const req = await publicRequest()
  if (!req) return null
  const [settings, texts, story] = await Promise.all([
    siteSettings(),
    elementsOf(aboutTexts),
    getPublishedPage(req, 'about'),
  ])
  if (!settings || !texts) return null
  return (
    <>
      <AboutHead title={texts['about-title']} intro={texts['about-intro']} offices={settings.offices ?? []} />
      <StoryAndFacts settings={settings} texts={texts} story={story?.content} />
      <Certifications settings={settings} texts={texts} />
      <Team settings={settings} texts={texts} />
      <Partners settings={settings} texts={texts} />
      <AboutCall title={texts['about-call-title']} text={texts['about-call-text']} />
      <QuoteBand
        title={{ id: 'about-quote-title', html: texts['about-quote-title'] }}
        text={{ id: 'about-quote-text', html: texts['about-quote-text'] }}
      />
      <ScreenData name="about" company={{ location: officePlaces(settings) }} />
    </>
  )
}
