/** The units of our lines in UN/ECE Recommendation 20; what is not here is counted, one by one. */
const codes: Record<string, string> = {
  hour: 'HUR',
  hours: 'HUR',
  h: 'HUR',
  minute: 'MIN',
  day: 'DAY',
  days: 'DAY',
  week: 'WEE',
  month: 'MON',
  months: 'MON',
  quarter: 'QAN',
  year: 'ANN',
  ft: 'FOT',
  foot: 'FOT',
  feet: 'FOT',
  in: 'INH',
  yd: 'YRD',
  mile: 'SMI',
  m: 'MTR',
  km: 'KMT',
  kg: 'KGM',
  lb: 'LBR',
  pair: 'PR',
  set: 'SET',
}

/** The code of a unit as electronic invoices have it. */
export const unitCode = (unit: string): string => codes[unit.trim().toLowerCase()] ?? 'C62'
