import { buttonClass } from '@/components/ui/button'
import { siteSettings, thankYouMetadata } from '../../site-data'
import { ThankYou } from '../thank-you'

export const generateMetadata = () => thankYouMetadata('Request Received', '/rfq/thank-you', 'rfq')

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
