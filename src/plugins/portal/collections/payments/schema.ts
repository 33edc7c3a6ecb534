export const paymentMethods = [
  { value: 'check', label: 'Check' },
  { value: 'bank', label: 'Bank transfer' },
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Other' },
] as const

export type PaymentMethod = (typeof paymentMethods)[number]['value']

/** How a way of paying is read. */
export const methodLabel = (method: PaymentMethod): string =>
  paymentMethods.find(({ value }) => value === method)?.label ?? method
