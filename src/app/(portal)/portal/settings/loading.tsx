/** Stands where the settings will be. */
export default function Loading() {
  return (
    <div role="status" aria-label="Loading the settings" className="grid gap-8">
      <div className="h-10 w-48 rounded bg-sunken motion-safe:animate-pulse" />
      {[420, 320, 160].map((height) => (
        <div
          key={height}
          style={{ height }}
          className="max-w-[760px] rounded bg-sunken motion-safe:animate-pulse lg:ml-[220px]"
        />
      ))}
    </div>
  )
}
