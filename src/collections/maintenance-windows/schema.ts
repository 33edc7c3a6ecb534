/** How a window stands at a moment; nobody sets it. */
export type MaintenanceState = 'planned' | 'under way' | 'done' | 'cancelled'

/** A planned interruption, as screens show it. */
export type MaintenanceWindow = {
  id: number
  title: string
  affected: string
  startsAt: string
  endsAt: string
  state: MaintenanceState
}

type Times = { startsAt: string; endsAt: string; isCancelled?: boolean | null }

/** How a window stands at a moment. */
export function stateAt(now: Date, { startsAt, endsAt, isCancelled }: Times): MaintenanceState {
  if (isCancelled) return 'cancelled'
  if (now < new Date(startsAt)) return 'planned'
  return now < new Date(endsAt) ? 'under way' : 'done'
}
