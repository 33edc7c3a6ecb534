import type { ServiceCard as Service } from '@/collections/services/operations'
import { ServiceCard } from './service-card'

/** Service cards side by side with a hairline between them, so that the line of one drawing goes on in the next. */
export function ServiceGrid({ services }: { services: Service[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  )
}
