import { CircleCheck, CircleDashed } from 'lucide-react'
import { type Integration, integrations } from './integrations'
import { card } from './looks'

function Entry({ name, isSet, value, meaning, variables }: Integration) {
  const Icon = isSet ? CircleCheck : CircleDashed
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-4 border-line px-5 py-4 not-last:border-b">
      <Icon aria-hidden size={20} className={`mt-0.5 ${isSet ? 'text-ok' : 'text-ink-muted'}`} />
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-6 text-2">
          <span className="font-medium">{name}</span>
          <span className="break-all">{value}</span>
        </p>
        <p className="text-1 break-words text-ink-muted">{meaning}</p>
        <p className="font-mono text-1 break-words text-ink-muted">{variables}</p>
      </div>
    </li>
  )
}

/** What this installation is connected to: what is set and what it means, never a secret. */
export function IntegrationList() {
  return (
    <div className="grid max-w-[860px] gap-8">
      {integrations().map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-3 text-2 font-semibold">{title}</h3>
          <ul className={card}>
            {entries.map((entry) => (
              <Entry key={entry.name} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
