type Certification = { id?: string | null; name: string; description?: string | null }

/** What the company is certified for. */
export function CertificationList({ certifications }: { certifications: Certification[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2">
      {certifications.map(({ id, name, description }) => (
        <li key={id ?? name} className="flex gap-4 bg-surface p-6">
          <svg
            viewBox="0 0 32 32"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
            className="size-8 shrink-0 text-ink-muted"
          >
            <path d="M10.5 20.5 8 30l8-4 8 4-2.5-9.5" />
            <circle cx="16" cy="12.5" r="9.5" />
            <path d="m11.5 12.5 3.2 3.2 6-6.4" stroke="var(--strand)" strokeWidth="2" />
          </svg>
          <div>
            <h3 className="font-mono text-3 leading-snug tracking-[-0.03em]">{name}</h3>
            {description && <p className="mt-1 text-ink-muted">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
