/** A phone number as people write it, as a `tel:` address has it: a number of ten digits is an American one. */
export function telephone(written: string): string {
  const digits = written.replace(/[^\d+]/g, '')
  return /^\d{10}$/.test(digits) ? `+1${digits}` : digits
}
