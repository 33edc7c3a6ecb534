import type { ReactNode, Ref } from 'react'
import { Drawing } from '@/components/ui/drawing'

/** What is said when a request has been received. */
export function ThankYou({
  headingRef,
  as: Heading = 'h2',
  action,
}: {
  headingRef?: Ref<HTMLHeadingElement>
  as?: 'h1' | 'h2'
  action: ReactNode
}) {
  return (
    <div className="rounded border border-line bg-surface">
      <Drawing url="/drawings/thank-you.svg" className="aspect-3/2 mx-auto w-full max-w-md text-ink-muted" />
      <div className="border-t border-line p-6 md:p-10">
        <Heading ref={headingRef} tabIndex={-1} className="text-5">
          Thank You
        </Heading>
        <p className="mt-4 max-w-measure text-3 text-ink-muted">
          We have received your request for quote. Our team will reply within 1-2 business days.
        </p>
        <div className="mt-8">{action}</div>
      </div>
    </div>
  )
}
