import type { ReactNode, Ref } from 'react'
import { Drawing } from '@/components/ui/drawing'

type Props = {
  title: string
  text: string
  action: ReactNode
  as?: 'h1' | 'h2'
  headingRef?: Ref<HTMLHeadingElement>
}

/** What is said when a form has been received. */
export function ReceivedCard({ title, text, action, as: Heading = 'h2', headingRef }: Props) {
  return (
    <div className="rounded border border-line bg-surface">
      <Drawing url="/drawings/thank-you.svg" className="mx-auto aspect-3/2 w-full max-w-md text-ink-muted" />
      <div className="border-t border-line p-6 md:p-10">
        <Heading ref={headingRef} tabIndex={-1} className="text-5">
          {title}
        </Heading>
        <p className="mt-4 max-w-measure text-3 text-ink-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{action}</div>
      </div>
    </div>
  )
}
