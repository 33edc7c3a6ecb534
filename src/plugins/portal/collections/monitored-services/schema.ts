/** What a service is part of: the network status is made of the services of the network. */
export const serviceAreas = [
  { value: 'network', label: 'Network' },
  { value: 'platform', label: 'Platform' },
] as const

/** One of the two areas. */
export type ServiceArea = (typeof serviceAreas)[number]['value']
