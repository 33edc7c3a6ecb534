import { CareerBand } from '@/components/content/career-band'
import { ContactDetails } from '@/components/content/contact-details'
import { ContactFaq } from '@/components/content/contact-faq'
import { OfficeSection } from '@/components/content/office-section'
import { getContactPage } from '@/globals/contact-page/operations'
import { publicRequest } from '@/lib/server/public-request'
import { pageMetadata, siteSettings } from '../site-data'
import { ContactForm } from './contact-form'

export const generateMetadata = () => pageMetadata({ title: 'Contact Us', path: '/contact' })

/** How to reach the company. */
export default async function ContactPage() {
  const [req, settings] = await Promise.all([publicRequest(), siteSettings()])
  if (!req || !settings) return null
  const { title, intro, faq, joinTitle, joinText } = await getContactPage(req)
  return (
    <>
      <div className="page pt-14 md:pt-20">
        <header className="max-w-measure">
          <h1 className="text-6">{title}</h1>
          <p className="mt-4 text-3 text-ink-muted">{intro}</p>
        </header>
        <div className="mt-12 grid items-start gap-x-8 gap-y-12 lg:grid-cols-12">
          <section aria-labelledby="contact-form-title" className="border-t border-line pt-6 lg:col-span-7">
            <h2 id="contact-form-title" className="mb-6 text-4">
              Send Us a Message
            </h2>
            <ContactForm />
          </section>
          <div className="lg:col-span-5">
            <ContactDetails
              phone={settings.phone}
              emails={settings.emails ?? []}
              areas={settings.operationsAreas ?? []}
              hours={settings.hours ?? []}
              serviceHours={settings.serviceHours ?? null}
            />
          </div>
        </div>
      </div>
      <OfficeSection offices={settings.offices ?? []} />
      <CareerBand title={joinTitle} text={joinText} />
      <ContactFaq faq={faq} />
    </>
  )
}
