import { Status, type Tone } from '@/components/portal/status'
import { type ServiceStatus, serviceStatuses } from '@/plugins/portal/collections/client-services/schema'
import {
  type RequestPriority,
  requestPriorities,
  type RequestStatus,
  statusesForClient,
} from '@/plugins/portal/collections/service-requests/schema'

type Option = { readonly value: string; readonly label: string }
const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

const serviceTones: Record<ServiceStatus, Tone> = {
  healthy: 'good',
  warning: 'warning',
  critical: 'bad',
  maintenance: 'busy',
  paused: 'quiet',
}

/** How a service is doing. */
export const ServiceState = ({ status }: { status: ServiceStatus }) => (
  <Status tone={serviceTones[status]}>{labelOf(serviceStatuses, status)}</Status>
)

const requestTones: Record<RequestStatus, Tone> = {
  open: 'busy',
  in_progress: 'busy',
  waiting_for_client: 'warning',
  resolved: 'good',
  closed: 'quiet',
}

/** How a request stands, in the client's words. */
export const RequestState = ({ status }: { status: RequestStatus }) => (
  <Status tone={requestTones[status]}>{labelOf(statusesForClient, status)}</Status>
)

/** The word for a status, as the client reads it. */
export const statusWord = (status: RequestStatus): string => labelOf(statusesForClient, status)

/** The word for a priority. */
export const priorityWord = (priority: RequestPriority): string => labelOf(requestPriorities, priority)
