import type { ServiceSection } from '@/collections/services/operations'

/** What a customer gains by a service. */
export function ServiceBenefits({ benefits }: Pick<ServiceSection, 'benefits'>) {
  if (benefits.length === 0) return null
  return (
    <div className="mt-10">
      <h3 className="text-3">Key Benefits</h3>
      <ul className="mt-4 grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2">
        {benefits.map(({ title, text }) => (
          <li key={title} className="bg-surface p-5">
            <h4 className="flex items-start gap-3">
              <span aria-hidden className="mt-3 h-0.5 w-4 shrink-0 bg-strand" />
              {title}
            </h4>
            <p className="mt-1 pl-7 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
