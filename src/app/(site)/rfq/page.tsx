import { budgets, serviceTypes, timelines } from '@/collections/rfq-requests/schema'
import { Editable } from '@/components/content/editable'
import { telephone } from '@/lib/client/telephone'
import { elementsOf, pageMetadata, siteSettings } from '../site-data'
import { RfqForm } from './rfq-form'

export const generateMetadata = () => pageMetadata({ title: 'Request for Quote', path: '/rfq' })

const defaults = {
  'rfq-title': 'Request for Quote',
  'rfq-intro': 'Tell us what has to work, where, and by when. Our team replies within 1-2 business days.',
}

/** Asks for a quote. */
export default async function RfqPage() {
  const [settings, texts] = await Promise.all([siteSettings(), elementsOf(defaults)])
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
          <h2 className="font-semibold">Rather talk first?</h2>
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
    </div>
  )
}
