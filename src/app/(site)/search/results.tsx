import { Excerpt } from '@/components/search/excerpt'
import type { QuickLink } from '@/components/search/quick-links'
import { Arrow } from '@/components/ui/arrow'
import { SiteLink } from '@/components/ui/site-link'
import { kindLabels, type SearchResult } from '@/search/result'

function countText(count: number, hasMore: boolean): string {
  if (hasMore) return `The best ${count} results`
  return count === 1 ? '1 result' : `${count} results`
}

function Result({ title, path, kind, excerpt }: SearchResult) {
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-b border-line py-6 before:absolute before:inset-x-0 before:-bottom-px before:h-0.5 before:origin-left before:scale-x-0 before:bg-strand before:transition-transform before:duration-200 hover:before:scale-x-100 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <h3 className="text-3 leading-snug">
          <SiteLink href={path} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </SiteLink>
        </h3>
        {excerpt.length > 0 && (
          <p className="mt-1.5 max-w-measure text-ink-muted">
            <Excerpt segments={excerpt} />
          </p>
        )}
      </div>
      <p className="label-mono order-first text-ink-muted lg:order-none lg:col-span-4 lg:pt-1 lg:text-right">
        <span className="text-ink">{kindLabels[kind]}</span> <span className="wrap-anywhere">{path}</span>
      </p>
    </li>
  )
}

type ResultsProps = { q: string; results: SearchResult[]; hasMore: boolean }

/** What was found, the best first. */
export function Results({ q, results, hasMore }: ResultsProps) {
  return (
    <section aria-labelledby="results-title" className="mt-8">
      <h2 id="results-title" className="text-2 font-medium tracking-normal text-ink-muted wrap-anywhere">
        {countText(results.length, hasMore)} for <span className="text-ink">“{q}”</span>
      </h2>
      <ol className="mt-2">
        {results.map((result) => (
          <Result key={result.path} {...result} />
        ))}
      </ol>
      {hasMore && <p className="mt-6 text-ink-muted">There is more. Another word narrows it down.</p>}
    </section>
  )
}

/** Where to begin when nothing was searched for yet, or `q` was not found. */
export function Suggestions({ q, links }: { q?: string; links: QuickLink[] }) {
  return (
    <section aria-labelledby="suggestions-title" className="mt-10">
      <h2 id="suggestions-title" className="text-4 wrap-anywhere">
        {q === undefined ? 'Often looked for' : `No results for “${q}”`}
      </h2>
      {q !== undefined && (
        <p className="mt-3 max-w-measure text-ink-muted">
          Check the spelling, or try fewer or more general words. These may help as well:
        </p>
      )}
      <ul className="mt-8 grid gap-px overflow-hidden rounded border border-line bg-line md:auto-cols-fr md:grid-flow-col">
        {links.map(({ href, label, note }) => (
          <li
            key={href}
            className="group relative flex flex-col justify-between gap-6 bg-surface p-6 hover:bg-paper md:p-8"
          >
            <div>
              <h3 className="text-3 leading-snug">
                <SiteLink href={href} className="after:absolute after:inset-0 after:-outline-offset-2">
                  {label}
                </SiteLink>
              </h3>
              <p className="mt-2 text-ink-muted">{note}</p>
            </div>
            <Arrow className="text-ink-muted transition-transform duration-150 group-hover:translate-x-1 group-hover:text-strand" />
          </li>
        ))}
      </ul>
    </section>
  )
}
