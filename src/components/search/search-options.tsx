import { ArrowRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { kindLabels, type SearchResult } from '@/search/result'
import { Excerpt } from './excerpt'
import type { QuickLink } from './quick-links'

/** One line of the list: where it leads, and what it shows. */
export type Option = { href: string; view: ReactNode }

const row = 'flex items-baseline justify-between gap-4'
const note = 'mt-0.5 line-clamp-3 text-1 text-ink-muted sm:line-clamp-2'

/** What was found, as a line of the list. */
export const resultOption = ({ title, path, kind, excerpt }: SearchResult): Option => ({
  href: path,
  view: (
    <>
      <span className={row}>
        <span className="font-medium">{title}</span>
        <span className="label-mono shrink-0 text-ink-muted">{kindLabels[kind]}</span>
      </span>
      {excerpt.length > 0 && (
        <span className={note}>
          <Excerpt segments={excerpt} />
        </span>
      )}
    </>
  ),
})

/** A place where most people want to go. */
export const quickOption = ({ href, label, note: text }: QuickLink): Option => ({
  href,
  view: (
    <>
      <span className="block font-medium">{label}</span>
      <span className={note}>{text}</span>
    </>
  ),
})

/** The way to the page of all results. */
export const allOption = (href: string, q: string): Option => ({
  href,
  view: (
    <span className="flex items-center justify-between gap-4 font-medium text-primary">
      <span className="min-w-0 truncate">All results for “{q}”</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
    </span>
  ),
})

type Props = {
  id: string
  label: string
  options: Option[]
  active: number
  onPoint: (index: number) => void
  onChoose: () => void
}

/** The list under the field. The focus stays in the field; the arrow keys or the pointer move what is chosen. */
export function OptionList({ id, label, options, active, onPoint, onChoose }: Props) {
  const onClick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose()
  }
  return (
    <div id={id} role="listbox" aria-label={label} className="divide-y divide-line">
      {options.map(({ href, view }, index) => (
        <SiteLink
          key={`${index} ${href}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={href}
          onPointerMove={() => onPoint(index)}
          onClick={onClick}
          className="block border-l-2 border-l-transparent px-5 py-3 aria-selected:border-l-strand aria-selected:bg-sunken"
        >
          {view}
        </SiteLink>
      ))}
    </div>
  )
}
