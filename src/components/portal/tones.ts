import type { Tone } from './status'
import { severities, type Severity } from '@/plugins/portal/collections/alerts/schema'
import { serverStatuses, type ServerStatus } from '@/plugins/portal/collections/monitored-servers/schema'
import type { ServiceStatus } from '@/plugins/portal/sources/source'

type Look = { tone: Tone; word: string }

const severityTones: Record<Severity, Tone> = { critical: 'bad', warning: 'warning', info: 'busy' }
const serviceTones: Record<ServiceStatus, Tone> = { healthy: 'good', warning: 'warning', critical: 'bad' }
const serverTones: Record<ServerStatus, Tone> = { online: 'good', degraded: 'warning', offline: 'bad' }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')

/** The tone and the word of a severity. */
export const severityLook = (severity: Severity): Look => ({
  tone: severityTones[severity],
  word: severities.find(({ value }) => value === severity)?.label ?? capital(severity),
})
/** The tone and the word of a service's status. */
export const serviceLook = (status: ServiceStatus): Look => ({ tone: serviceTones[status], word: capital(status) })
/** The tone and the word of a server's status. */
export const serverLook = (status: ServerStatus): Look => ({
  tone: serverTones[status],
  word: serverStatuses.find(({ value }) => value === status)?.label ?? capital(status),
})
/** A resource is fine while it runs; what it does instead is for somebody to look at. */
export const resourceLook = (status: string): Look => ({
  tone: status === 'Running' ? 'good' : 'warning',
  word: status,
})
