import { BookOpen, Boxes, type LucideIcon, Network } from 'lucide-react'

const features: { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'Service Catalog',
    text: 'Every service that runs for a client, with its owner, its status and when it was last checked.',
    icon: Network,
  },
  {
    title: 'TechDocs',
    text: 'Documents about a client’s installation, beside what they describe: maps, restores, who may do what.',
    icon: BookOpen,
  },
  {
    title: 'Kubernetes',
    text: 'The workloads of the clusters that are looked after: namespace, kind, status and age.',
    icon: Boxes,
  },
]

/** What the plugins give to clients in the portal. */
export function FeatureCards() {
  return (
    <ul className="mt-10 grid gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-3">
      {features.map(({ title, text, icon: Icon }) => (
        <li key={title} className="bg-surface p-5">
          <h2 className="mb-2 flex items-center gap-2.5 text-2 font-semibold">
            <Icon aria-hidden size={18} className="shrink-0 text-primary" />
            {title}
          </h2>
          <p className="text-1 text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
