/** How a server is doing. */
export const serverStatuses = [
  { value: 'online', label: 'Online' },
  { value: 'degraded', label: 'Degraded' },
  { value: 'offline', label: 'Offline' },
] as const

/** One of the three states of a server. */
export type ServerStatus = (typeof serverStatuses)[number]['value']
