/** A figure in percent; a dash where nothing was measured. */
export function Percent({ value }: { value: number | null }) {
  if (value !== null) return <>{value}%</>
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">No data</span>
    </>
  )
}
