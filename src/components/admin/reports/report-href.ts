/** Where the file of a report is. */
export const reportHref = ({ from, to }: { from: string; to: string }, format: 'csv' | 'pdf'): string =>
  `/api/admin/reports?${new URLSearchParams({ from, to, format })}`
