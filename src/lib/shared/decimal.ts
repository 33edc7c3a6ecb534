/** How a number is typed: how many places it has, how many are always shown, and the sign that may stand with it. */
const kinds = {
  /** Thousandths, as `1.5`. */
  quantity: { places: 3, shown: 0, form: /^([\d,]*)(?:\.(\d*))?$/ },
  /** Cents, as `$1,234.50`. */
  dollars: { places: 2, shown: 2, form: /^\$?\s*([\d,]*)(?:\.(\d*))?$/ },
  /** Basis points, as `8.65%`. */
  percent: { places: 2, shown: 0, form: /^([\d,]*)(?:\.(\d*))?\s*%?$/ },
} as const
export type DecimalKind = keyof typeof kinds

/** With commas at the thousands or with none. */
const WHOLE = /^(\d*|\d{1,3}(,\d{3})+)$/

/**
 * A decimal number as it was typed, in whole units of its last place: `$1,234.50` is 123450 cents. Nothing is rounded.
 * @returns nothing for what is not such a number, has more places than there are, or is beyond what a number holds exactly
 */
export function parseDecimal(text: string, kind: DecimalKind): number | undefined {
  const { places, form } = kinds[kind]
  const [, whole = '', fraction = ''] = form.exec(text.trim()) ?? []
  if (!WHOLE.test(whole) || !(whole || fraction)) return undefined
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > places) return undefined
  const value = Number(whole.replaceAll(',', '') + kept.padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value : undefined
}

/** A whole number of such units as it stands in a field: `1,234.50`. It is not negative. */
export function decimalText(value: number, kind: DecimalKind): string {
  const { places, shown } = kinds[kind]
  const digits = String(value).padStart(places + 1, '0')
  const whole = digits.slice(0, -places).replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = digits.slice(-places)
  const kept = fraction.slice(0, shown) + fraction.slice(shown).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

/** A whole number of such units as it is read in a list: `$1,234.50`, `8.65%`, `1.5`. */
export const readable = (value: number, kind: DecimalKind): string => {
  const text = `${value < 0 ? '-' : ''}${kind === 'dollars' ? '$' : ''}${decimalText(Math.abs(value), kind)}`
  return kind === 'percent' ? `${text}%` : text
}

const messages: Record<DecimalKind, string> = {
  quantity: 'A number with at most three decimals, such as 1.5',
  dollars: 'An amount in dollars and cents, such as 1,234.50',
  percent: 'A percentage with at most two decimals, such as 8.65',
}
/** What is said of a text that is no such number. */
export const decimalMessage = (kind: DecimalKind): string => messages[kind]
