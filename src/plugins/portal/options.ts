import type { PayloadRequest } from 'payload'
import type { PaymentGateway } from './gateway/gateway'
import type { OperationsSource } from './sources/source'

/** What can be chosen of the portal. All of it has a default. */
export type PortalOptions = {
  /** Whether there is a portal. With `false` the config stays exactly as it was. Default: `true`. */
  enabled?: boolean
  /** Where the figures about running services come from. Default: `sampleSource`, the records of the database. */
  source?: OperationsSource
  /** How clients pay. Default: `manualGateway`, which says how and leaves the recording to staff. */
  gateway?: PaymentGateway
  /**
   * The slug of the collection of the people who sign in: the portal's records belong to them, and it has a say in who can
   * be deleted. It needs the fields `fullName`, `company`, `email` and `role`, and migrations of its own. Default: `users`.
   */
  userCollection?: string
}

/** What was chosen, with the defaults; it is in the config as `custom.portal`. */
export type PortalSettings = Required<Omit<PortalOptions, 'enabled'>>

type Configured = { payload: { config: Pick<PayloadRequest['payload']['config'], 'custom'> } }

/** Whether this installation has a portal. */
export const hasPortal = ({ payload }: Configured): boolean => Boolean(payload.config.custom?.portal)

/** What was chosen of the portal. Asked only where the portal is there. */
export const portalSettings = ({ payload }: Configured): PortalSettings =>
  payload.config.custom?.portal as PortalSettings
