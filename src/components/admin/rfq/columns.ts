/** The columns that the list can be sorted by, and what the two directions mean. */
export const columns = [
  { field: 'fullName', label: 'Client', up: 'A–Z', down: 'Z–A' },
  { field: 'company', label: 'Company', up: 'A–Z', down: 'Z–A' },
  { field: 'serviceType', label: 'Service Type', up: 'A–Z', down: 'Z–A' },
  { field: 'createdAt', label: 'Date', up: 'oldest first', down: 'newest first' },
  { field: 'status', label: 'Status', up: 'first step first', down: 'last step first' },
] as const
