import { buttonClass } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import type { Piece } from '@/globals/fiber-page/operations'
import { Editable } from './editable'

/** Why customers choose the company for fiber. */
export function FiberWhy({ title, reasons }: { title: string; reasons: Piece[] }) {
  return (
    <section className="page py-16 md:py-24" aria-labelledby="why-title">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div id="why-title">
          <Editable as="h2" id="fiber-why-title" html={title} className="max-w-[24ch] text-5" />
        </div>
        <SiteLink href="/rfq" className={buttonClass('primary')}>
          Contact Us Today
        </SiteLink>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map((reason) => (
          <li
            key={reason.title}
            className="relative border-t border-line pt-5 before:absolute before:-top-px before:left-0 before:h-0.5 before:w-14 before:bg-strand"
          >
            <h3 className="text-3 leading-snug">{reason.title}</h3>
            <p className="mt-2 text-ink-muted">{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
