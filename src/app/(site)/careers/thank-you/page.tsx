import { ReceivedCard } from '@/components/content/contact-received'
import { buttonClass } from '@/components/ui/button'
import { siteSettings, thankYouMetadata } from '../../site-data'
import { received } from '../received'

export const generateMetadata = () => thankYouMetadata(received.title, '/careers/thank-you', 'careers')

/** Where the form leads when it was sent without scripts. */
export default async function ThankYouPage() {
  if (!(await siteSettings())) return null
  return (
    <div className="page max-w-[52rem] py-14 md:py-20">
      <ReceivedCard
        as="h1"
        {...received}
        action={
          <a href="/careers" className={buttonClass('primary')}>
            Submit Another Application
          </a>
        }
      />
    </div>
  )
}
