import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { quoteAcceptance } from '@/plugins/portal/collections/quotes/schema'
import type { Stroke } from './strokes'

/** What the form of acceptance holds. Both kinds of signature stay while somebody changes between them. */
export type AcceptValues = {
  name: string
  title: string
  poNumber: string
  kind: 'typed' | 'drawn'
  typedName: string
  strokes: Stroke[]
  agreed: boolean
}

export const emptyAcceptance: AcceptValues = {
  name: '',
  title: '',
  poNumber: '',
  kind: 'typed',
  typedName: '',
  strokes: [],
  agreed: false,
}

// What is chosen and what it comes to is not typed into this form.
const rules = quoteAcceptance.omit({ chosen: true, totalCents: true })
export type AcceptBody = z.output<typeof rules>

const bodyOf = ({ name, title, poNumber, agreed, kind, typedName, strokes }: AcceptValues) => ({
  name,
  title,
  poNumber,
  agreed,
  signature: kind === 'typed' ? { kind, text: typedName } : { kind, strokes },
})

const own = ['name', 'title', 'poNumber', 'agreed'] as const

/** The field at which a message of the schema, or of the server, stands. */
export function acceptFieldOf(path: string, kind: AcceptValues['kind']): keyof AcceptValues | undefined {
  if (path === 'signature' || path.startsWith('signature.')) return kind === 'typed' ? 'typedName' : 'strokes'
  return own.find((name) => name === path)
}

/** Holds the form to the schema that the server holds it to. */
export const resolveAcceptance: Resolver<AcceptValues, unknown, AcceptBody> = (values) => {
  const result = rules.safeParse(bodyOf(values))
  if (result.success) return { values: result.data, errors: {} }
  const errors: Partial<Record<keyof AcceptValues, FieldError>> = {}
  for (const { path, message } of result.error.issues) {
    const field = acceptFieldOf(path.join('.'), values.kind)
    if (field) errors[field] ??= { type: 'rule', message }
  }
  return { values: {}, errors: errors as FieldErrors<AcceptValues> }
}
