import { ReceivedCard } from '@/components/content/contact-received'
import { buttonClass } from '@/components/ui/button'
import { siteSettings, thankYouMetadata } from '../../site-data'

export const generateMetadata = () => thankYouMetadata('Message Sent', '/contact/thank-you', 'contact')

/** Where the form leads when it was sent without scripts. */
export default async function ThankYouPage() {
  if (!(await siteSettings())) return null
  return (
    <div className="page max-w-[52rem] py-14 md:py-20">
      <ReceivedCard
        as="h1"
        title="Message sent"
        text="Thank you for contacting us. We'll get back to you soon."
        action={
          <a href="/contact" className={buttonClass('primary')}>
            Send Another Message
          </a>
        }
      />
    </div>
  )
}
