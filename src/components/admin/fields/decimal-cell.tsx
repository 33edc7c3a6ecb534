'use client'

import type { DefaultCellComponentProps } from 'payload'
import { type DecimalKind, readable } from '@/lib/shared/decimal'

/** A whole number in a list of records, as it is read. */
export function DecimalCell({ cellData, kind }: DefaultCellComponentProps & { kind: DecimalKind }) {
  const text = typeof cellData === 'number' ? readable(cellData, kind) : '–'
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>
}
