import type { DecimalKind } from '@/lib/shared/decimal'

/**
 * Shows a number that is stored in whole units of its last place as it is read: cents as dollars, basis points as a percentage,
 * thousandths as a quantity. What is stored stays whole.
 */
export const shownAs = (kind: DecimalKind) => ({
  Field: { path: '/components/admin/fields/decimal-field#DecimalField', clientProps: { kind } },
  Cell: { path: '/components/admin/fields/decimal-cell#DecimalCell', clientProps: { kind } },
})
