import { initialsOf } from './testimonial'

type Leader = { id?: string | null; name: string; title: string; bio: string }

/** The initials in a coil of the line that runs below them, and on to the next one. */
function Monogram({ name }: { name: string }) {
  return (
    <div aria-hidden className="relative border-b-2 border-strand">
      <svg viewBox="0 0 88 88" fill="none" stroke="var(--strand)" strokeWidth="2" className="-mb-0.5 block size-22">
        <circle cx="44" cy="44" r="43" />
        <circle cx="44" cy="50" r="37" strokeWidth="1" strokeOpacity="0.45" />
      </svg>
      <span className="absolute top-0 left-0 grid size-22 place-items-center pt-3 font-mono text-4 tracking-[-0.03em] text-ink-muted">
        {initialsOf(name)}
      </span>
    </div>
  )
}

/** The people who lead the company, side by side on one line. */
export function TeamList({ team }: { team: Leader[] }) {
  return (
    <ul className="grid gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
      {team.map(({ id, name, title, bio }) => (
        <li key={id ?? name}>
          <Monogram name={name} />
          <div className="pt-5 sm:pr-8">
            <h3 className="text-3 leading-snug">{name}</h3>
            <p className="label-mono mt-1 text-strand">{title}</p>
            <p className="mt-3 whitespace-pre-line text-ink-muted">{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
