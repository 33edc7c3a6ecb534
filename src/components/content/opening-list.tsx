import { LongDate } from './long-date'

/** A job as the list shows it. */
type Opening = {
  anchor: string
  title: string
  position: string | null
  location: string
  /** In words. */
  employment: string
  postedOn: string
  validUntil: string | null
  paragraphs: string[]
  /** In US dollars a year. */
  salary: { from: number; to: number | null } | null
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

const salaryText = ({ from, to }: NonNullable<Opening['salary']>): string =>
  `${dollars.format(from)}${to === null ? '' : `-${dollars.format(to)}`} a year`

function OpeningRow({ opening }: { opening: Opening }) {
  const { anchor, title, position, location, employment, postedOn, validUntil, paragraphs, salary } = opening
  return (
    <details id={anchor} className="group scroll-mt-24">
      <summary className="grid min-h-14 list-none grid-cols-[1fr_auto] items-center gap-x-6 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="text-3 leading-snug">{title}</h3>
        <span className="label-mono col-start-1 mt-1 flex flex-wrap gap-x-5 text-ink-muted">
          <span>{location}</span> <span>{employment}</span> {salary && <span>{salaryText(salary)}</span>}
        </span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden
          className="col-start-2 row-span-2 row-start-1 size-4 text-primary"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        >
          <path d="M2 8h12" />
          <path d="M8 2v12" className="origin-center transition-transform duration-150 group-open:scale-y-0" />
        </svg>
      </summary>
      <div className="max-w-measure pr-10 pb-6">
        {paragraphs.map((text) => (
          <p key={text} className="mb-3 text-ink-muted">
            {text}
          </p>
        ))}
        <p className="text-1 text-ink-muted">
          Posted <LongDate value={postedOn} />
          {validUntil && (
            <>
              , open until <LongDate value={validUntil} />
            </>
          )}
        </p>
        <p className="mt-2">
          <a href="#apply" data-position={position ?? undefined} className="link inline-flex min-h-11 items-center">
            Apply<span className="sr-only"> for {title}</span>
          </a>
        </p>
      </div>
    </details>
  )
}

/** The jobs that are open, each to be read in full. Its links lead to the form at `#apply`. */
export function OpeningList({ openings }: { openings: Opening[] }) {
  if (openings.length === 0) return null
  return (
    <section aria-labelledby="openings-title" className="mb-12">
      <h2 id="openings-title" className="text-4">
        Current openings
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {openings.map((opening) => (
          <OpeningRow key={opening.anchor} opening={opening} />
        ))}
      </div>
    </section>
  )
}
