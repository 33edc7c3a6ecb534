import type { ReactNode } from 'react'
import { pageRequest } from '@/app/(account)/page-request'
import { buttonClass } from '@/components/ui/button'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { telephone } from '@/lib/client/telephone'

type Props = { title: string; text: string; children?: ReactNode }

/** Why a link does not show a quote, and who helps. */
export async function KindPage({ title, text, children }: Props) {
  const { companyName, phone, email } = await getSiteSettings(await pageRequest())
  return (
    <div className="max-w-[62ch] py-8 md:py-16">
      <title>{`${title} | ${companyName}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1 className="text-5 font-semibold">{title}</h1>
      <p className="mt-4 text-3 text-ink-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        {phone && (
          <a href={`tel:${telephone(phone)}`} className={buttonClass(children ? 'secondary' : 'primary')}>
            Call {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={buttonClass('secondary')}>
            Write to us
          </a>
        )}
      </div>
    </div>
  )
}
