/** Placeholders in the shape of a screen of billing: a head, some figures, a table. */
export function Skeleton({ figures }: { figures: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div aria-hidden className="motion-safe:animate-pulse">
        <div className="mb-8 h-11 w-56 rounded bg-line" />
        <div className="grid gap-4 sm:grid-cols-3">
          {Array.from({ length: figures }, (_none, index) => (
            <div key={index} className="h-28 rounded border border-line bg-surface" />
          ))}
        </div>
        <div className="mt-8 h-96 rounded border border-line bg-surface" />
      </div>
    </div>
  )
}
