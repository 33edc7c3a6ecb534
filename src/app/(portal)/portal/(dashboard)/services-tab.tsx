import { Freshness } from '@/components/portal/freshness'
import { Panel } from '@/components/portal/panel'
import type { ServicesAnswer } from '@/plugins/portal/sources/operations'
import { ServiceTable } from '../monitoring/service-table'

/** The services that are watched, with their health. */
export function ServicesTab({ services }: { services: ServicesAnswer }) {
  return (
    <Panel title="Services">
      <ServiceTable caption="Your services" services={services.items} />
      <Freshness updatedAt={services.updatedAt} isSample={services.isSample} />
    </Panel>
  )
}
