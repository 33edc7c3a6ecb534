import { buttonClass } from '@/components/ui/button'
import { pageMetadata, siteSettings } from '../../site-data'
import { ThankYou } from '../thank-you'

export async function generateMetadata() {
  return { ...(await pageMetadata({ title: 'Request for Quote', path: '/rfq/thank-you' })), robots: { index: false } }
}

/** Where the form leads when it was sent without scripts. */
export default async function ThankYouPage() {
  if (!(await siteSettings())) return null
  return (
    <div className="page max-w-[52rem] py-14 md:py-20">
      <ThankYou
        as="h1"
        action={
          <a href="/rfq" className={buttonClass('primary')}>
            Submit Another Request
          </a>
        }
      />
    </div>
  )
}
