/** Stands in the place of a screen until it comes: a head and rows, in about its measures. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="motion-safe:animate-pulse">
        <div className="mb-3 h-9 w-56 rounded bg-line" />
        <div className="mb-8 h-5 w-full max-w-md rounded bg-line" />
        <div className="rounded border border-line bg-surface">
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className="border-b border-line px-5 py-4 last:border-0">
              <div className="h-5 rounded bg-sunken" style={{ width: `${92 - ((index * 17) % 40)}%` }} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
