type Fact = { id?: string | null; value: string; label: string; detail?: string | null }

/** The company in figures, one below the other. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="mt-6 border-b border-line">
      {facts.map(({ id, value, label, detail }) => (
        <div key={id ?? label} className="flex flex-col border-t border-line py-4">
          <dt className="font-semibold">{label}</dt>
          {/* The figure is read after what it counts, and seen before it. */}
          <dd className="order-first font-mono text-4 tracking-[-0.03em] text-strand">{value}</dd>
          {detail && <dd className="text-ink-muted">{detail}</dd>}
        </div>
      ))}
    </dl>
  )
}
