import { LocalTime } from './local-time'

/** A value in percent at a moment. */
export type Point = { at: string; value: number }

type Props = {
  /** What the line says, in a sentence; the values themselves belong into a table beside it. */
  summary: string
  points: Point[]
  /** The colour of the line: a strand. */
  color: string
}

const WIDTH = 240
const HEIGHT = 72

const xOf = (index: number, count: number): number => (count < 2 ? WIDTH : (index * WIDTH) / (count - 1))
const yOf = (value: number): number => HEIGHT - (Math.min(100, Math.max(0, value)) * HEIGHT) / 100

/** The path of a line through points: each in its order, evenly spread, 0 to 100 from the bottom to the top. */
export const pathOf = (points: Point[]): string =>
  points
    .map(({ value }, index) => `${index ? 'L' : 'M'}${xOf(index, points.length).toFixed(1)} ${yOf(value).toFixed(1)}`)
    .join(' ')

/** One strand over time, drawn once from the left. It stands between hairlines at 0, 50 and 100 percent. */
export function LineChart({ summary, points, color }: Props) {
  const last = points.at(-1)
  return (
    <figure className="m-0">
      <div className="relative" style={{ color }}>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-24 w-full overflow-visible"
        >
          {[0, 50, 100].map((value) => (
            <line
              key={value}
              x1={0}
              x2={WIDTH}
              y1={yOf(value)}
              y2={yOf(value)}
              stroke="var(--line)"
              strokeDasharray={value === 50 ? '2 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={pathOf(points)}
            className="drawn-line"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {last && (
          <span
            aria-hidden
            className="absolute right-0 size-2 translate-x-1/2 -translate-y-1/2 rounded-full bg-current"
            style={{ top: `${(yOf(last.value) / HEIGHT) * 100}%` }}
          />
        )}
      </div>
      {points[0] && last && (
        <figcaption aria-hidden className="mt-2 flex justify-between font-mono text-1 text-ink-muted">
          <LocalTime value={points[0].at} />
          <LocalTime value={last.at} />
        </figcaption>
      )}
    </figure>
  )
}
