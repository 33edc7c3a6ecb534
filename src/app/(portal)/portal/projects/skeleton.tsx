/** Stands in for a screen of projects while it is read. */
export function Skeleton({ label, heights }: { label: string; heights: number[] }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="grid gap-4 motion-safe:animate-pulse">
        <div className="mb-4 h-9 w-2/5 rounded bg-line" />
        {heights.map((height, index) => (
          <div key={index} style={{ height }} className="rounded border border-line bg-surface" />
        ))}
      </div>
    </div>
  )
}
