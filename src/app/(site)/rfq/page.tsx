import { rfqTexts } from '@/collections/content-elements/texts/rfq'
import { budgets, serviceTypes, timelines } from '@/collections/rfq-requests/schema'
import { Editable } from '@/components/content/editable'
import { telephone } from '@/lib/client/telephone'
import { ScreenData } from '../json-ld/page-data'
import { elementsOf, screenMetadata, siteSettings } from '../site-data'
import { RfqForm } from './rfq-form'

export const generateMetadata = () => screenMetadata('rfq')

/** Asks for a quote. */
export default async function RfqPage() {
  const [settings, texts] = await Promise.all([siteSettings(), elementsOf(rfqTexts)])
  if (!settings || !texts) return null
  const { phone, email } = settings
  return (
    <div className="page grid gap-x-8 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
      <header className="lg:sticky lg:top-[calc(var(--header)+5rem)] lg:col-span-4 lg:self-start">
        <Editable as="h1" id="rfq-title" html={texts['rfq-title']} className="text-5" />
        <Editable
          as="p"
          id="rfq-intro"
          html={texts['rfq-intro']}
          className="mt-4 max-w-measure text-3 text-ink-muted"
        />
        <div className="mt-8 border-t border-line pt-5">
          <Editable as="h2" id="rfq-call-title" html={texts['rfq-call-title']} className="font-semibold" />
          <p className="label-mono mt-1 flex flex-col items-start">
            <a href={`tel:${telephone(phone)}`} className="link inline-flex min-h-9 items-center">
              {phone}
            </a>
            <a href={`mailto:${email}`} className="link inline-flex min-h-9 items-center break-all">
              {email}
            </a>
          </p>
        </div>
      </header>
      <div className="lg:col-span-8 xl:col-span-7 xl:col-start-6">
        <RfqForm options={{ serviceTypes, timelines, budgets }} />
      </div>
      <ScreenData name="rfq" />
    </div>
  )
}
