const bar = 'rounded bg-line motion-safe:animate-pulse'

/** Takes the place of a screen of the portal while its data comes: a head, some cards, and a frame with rows. */
export function LoadingScreen({ cards = 4 }: { cards?: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading the page</span>
      <div aria-hidden>
        <div className={`mb-3 h-10 w-72 max-w-full ${bar}`} />
        <div className={`mb-8 h-5 w-96 max-w-full ${bar}`} />
        <div className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {Array.from({ length: cards }, (_, index) => (
            <div key={index} className={`h-28 ${bar}`} />
          ))}
        </div>
        <div className="grid gap-4 rounded border border-line bg-surface p-5">
          {['92%', '78%', '96%', '64%', '88%'].map((width) => (
            <div key={width} className={`h-5 ${bar}`} style={{ width }} />
          ))}
        </div>
      </div>
    </div>
  )
}
