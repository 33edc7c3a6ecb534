/** A share in percent as it is read; what has no whole has no share. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}%` : 'No data'
