import { contactTexts } from '@/collections/content-elements/texts/contact'
import { CareerBand } from '@/components/content/career-band'
import { ContactDetails } from '@/components/content/contact-details'
import { ContactFaq } from '@/components/content/contact-faq'
import { Editable } from '@/components/content/editable'
import { OfficeSection } from '@/components/content/office-section'
import { env } from '@/env'
import { getContactPage } from '@/globals/contact-page/operations'
import { publicRequest } from '@/lib/server/public-request'
import { officesLd } from '../json-ld/organization'
import { ScreenData } from '../json-ld/page-data'
import { faqLd } from '../json-ld/services'
import { elementsOf, screenMetadata, siteSettings } from '../site-data'
import { ContactForm } from './contact-form'

export const generateMetadata = () => screenMetadata('contact')

/** How to reach the company. */
export default async function ContactPage() {
  const req = await publicRequest()
  if (!req) return null
  const [settings, texts, { faq }] = await Promise.all([siteSettings(), elementsOf(contactTexts), getContactPage(req)])
  if (!settings || !texts) return null
  return (
    <>
      <div className="page pt-14 md:pt-20">
        <header className="max-w-measure">
          <Editable as="h1" id="contact-title" html={texts['contact-title']} className="text-6" />
          <Editable as="p" id="contact-intro" html={texts['contact-intro']} className="mt-4 text-3 text-ink-muted" />
        </header>
        <div className="mt-12 grid items-start gap-x-8 gap-y-12 lg:grid-cols-12">
          <section aria-labelledby="contact-form-title" className="border-t border-line pt-6 lg:col-span-7">
            <div id="contact-form-title" className="mb-6">
              <Editable as="h2" id="contact-form-title" html={texts['contact-form-title']} className="text-4" />
            </div>
            <ContactForm />
          </section>
          <div className="lg:col-span-5">
            <ContactDetails
              title={texts['contact-details-title']}
              phone={settings.phone}
              emails={settings.emails ?? []}
              areas={settings.operationsAreas ?? []}
              hours={settings.hours ?? []}
              serviceHours={settings.serviceHours ?? null}
            />
          </div>
        </div>
      </div>
      <OfficeSection title={texts['contact-offices-title']} offices={settings.offices ?? []} />
      <CareerBand title={texts['contact-join-title']} text={texts['contact-join-text']} />
      <ContactFaq title={texts['contact-faq-title']} faq={faq} />
      <ScreenData
        name="contact"
        more={[...officesLd(settings, env.SITE_URL), ...faqLd(faq, `${env.SITE_URL}/contact`)]}
      />
    </>
  )
}
