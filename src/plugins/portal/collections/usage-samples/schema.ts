/** What is measured, in the order in which it is shown. */
export const metrics = [
  { value: 'cpu', label: 'CPU' },
  { value: 'memory', label: 'Memory' },
  { value: 'storage', label: 'Storage' },
  { value: 'network', label: 'Network' },
] as const

/** One of the four things that are measured. */
export type Metric = (typeof metrics)[number]['value']
