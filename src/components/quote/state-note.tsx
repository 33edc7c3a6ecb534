import { CircleAlert, CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalDate } from '@/components/admin/local-date'
import { formatDay } from '@/lib/shared/days'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'

type Words = { icon: typeof CircleCheck; look: string; title: string; text: ReactNode }

function wordsFor({ state, seal, validUntil, answeredAt, declineReason, sender }: PublicQuote): Words | undefined {
  const reach = [sender.phone && `call ${sender.phone}`, sender.email && `write to ${sender.email}`]
    .filter(Boolean)
    .join(' or ')
  if (state === 'accepted')
    return {
      icon: CircleCheck,
      look: 'border-ok bg-ok-soft [&_svg]:text-ok',
      title: 'This quote is accepted',
      text: seal && (
        <>
          By {seal.name}, {seal.title}, on <LocalDate value={seal.acceptedAt} withTime />.
        </>
      ),
    }
  if (state === 'declined')
    return {
      icon: CircleSlash,
      look: 'border-line-strong bg-sunken [&_svg]:text-ink-muted',
      title: 'This quote was declined',
      text: (
        <>
          {answeredAt && (
            <>
              On <LocalDate value={answeredAt} />.{' '}
            </>
          )}
          {declineReason && <>You wrote: “{declineReason}” </>}
          If that has changed, please {reach || 'tell us'}; we are glad to write a new one.
        </>
      ),
    }
  if (state === 'superseded')
    return {
      icon: CircleAlert,
      look: 'border-info bg-info-soft [&_svg]:text-info',
      title: 'There is a newer version of this quote',
      text: `We sent it by e-mail. This one takes no answer any more; if you cannot find the newer one, please ${reach || 'tell us'}.`,
    }
  if (state === 'expired')
    return {
      icon: TriangleAlert,
      look: 'border-warn bg-warn-soft [&_svg]:text-warn',
      title: 'This quote has expired',
      text: `It held to the end of ${validUntil ? formatDay(validUntil) : 'its last day'}. Prices may have changed since, so it cannot be accepted any more. We are glad to write a new one.`,
    }
  return undefined
}

/** How a quote stands that takes no answer any more, and why. */
export function StateNote({ quote }: { quote: PublicQuote }) {
  const words = wordsFor(quote)
  if (!words) return null
  const { icon: Icon, look, title, text } = words
  return (
    <div className={`flex gap-3 rounded border-l-4 px-5 py-4 ${look}`}>
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-2 font-semibold">{title}</h2>
        <p className="max-w-[70ch] text-2 break-words text-ink">{text}</p>
      </div>
    </div>
  )
}
