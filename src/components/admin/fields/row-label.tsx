'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The name of a row of a list: one of its own texts, or its number while that is empty. */
export function RowLabel({ from }: { from: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown> | undefined>()
  const text = data?.[from]
  return <span>{typeof text === 'string' && text.trim() ? text : `Row ${(rowNumber ?? 0) + 1}, still empty`}</span>
}
