/** How a service of a client is doing. The first two are the specified ones; the others say more of what is neither. */
export const serviceStatuses = [
  { value: 'healthy', label: 'Healthy' },
  { value: 'warning', label: 'Warning' },
  { value: 'critical', label: 'Critical' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'paused', label: 'Paused' },
] as const
export type ServiceStatus = (typeof serviceStatuses)[number]['value']

/** A service that a client has, as its owner sees it. */
export type ClientServiceRecord = {
  id: number
  name: string
  description: string
  status: ServiceStatus
  /** The day from which it is under contract. */
  since: string
  /** When somebody is there for it, in the words of the contract. */
  contractHours: string | null
  updatedAt: string
}
