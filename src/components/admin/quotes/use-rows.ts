'use client'

import { useRef, useState } from 'react'
import { type FieldArrayPath, useFieldArray } from 'react-hook-form'
import type { QuoteForm } from './quote-form'

/** A list of rows of the form: moved and taken away by buttons, with the focus kept in it and each move said. */
export function useRows<Name extends FieldArrayPath<QuoteForm>>(name: Name, what: string) {
  const rows = useFieldArray<QuoteForm, Name, 'key'>({ name, keyName: 'key' })
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const count = rows.fields.length
  // A row that is moved in the document loses the focus; once it is drawn in its place it gets it back.
  const focusTool = (index: number, label: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index]
      const tool =
        row?.querySelector<HTMLElement>(`button[aria-label^="${label}"]:not(:disabled)`) ??
        row?.querySelector<HTMLElement>('button[aria-label]:not(:disabled)') ??
        adder.current
      tool?.focus()
    })
  const move = (from: number, to: number) => {
    rows.move(from, to)
    setSaid(`${what} ${from + 1} is now ${to + 1} of ${count}`)
    focusTool(to, to < from ? 'Move up' : 'Move down')
  }
  const remove = (index: number) => {
    rows.remove(index)
    setSaid(`${what} ${index + 1} removed, ${count - 1} left`)
    focusTool(Math.min(index, count - 2), 'Remove')
  }
  return { ...rows, list, adder, said, move, remove }
}
