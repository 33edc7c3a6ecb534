import clsx from 'clsx'
import { type MapOffice, planMap } from './office-map-plan'

const inWords = new Intl.ListFormat('en-US')

/** Where the offices are: a quiet outline of the region, and the line from one office to the next. Drawn by ourselves. */
export function OfficeMap({ offices, className }: { offices: MapOffice[]; className?: string }) {
  if (offices.length === 0) return null
  const { width, height, land, line, stops } = planMap(offices)
  const label = `Map of our service area. Offices from west to east: ${inWords.format(stops.map(({ name }) => name))}.`
  return (
    <div role="img" aria-label={label} className={clsx('relative', className)} style={{ aspectRatio: width / height }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-full"
      >
        <path
          d={land}
          className="fill-sunken stroke-line-strong/60"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path d={line} stroke="var(--strand)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {stops.map(({ name, left, top, isAbove }) => (
        <span key={name} className="absolute" style={{ left, top }}>
          <span className="absolute size-3 -translate-1/2 rounded-full border-2 border-strand bg-surface" />
          <span
            className={clsx(
              // A halo keeps a name readable where it meets a coast.
              'label-mono absolute -translate-x-1/2 font-medium whitespace-nowrap text-ink [text-shadow:0_0_2px_var(--surface),0_0_3px_var(--surface),0_0_4px_var(--surface),0_0_5px_var(--surface)]',
              isAbove ? 'bottom-2' : 'top-2',
            )}
          >
            {name}
          </span>
        </span>
      ))}
    </div>
  )
}
