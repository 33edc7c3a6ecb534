import fc from 'fast-check'
import { z } from 'zod'

type Json = {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  items?: Json | boolean
  prefixItems?: Json[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
}
type Place = { root: Json; depth: number; name: string }

/** What a field of such a name holds, where its schema does not say it in a form that can be read. */
const byName: [RegExp, fc.Arbitrary<unknown>][] = [
  [/email/i, fc.constantFrom('ada@winter.example', 'ADA@Winter.example', 'a+b@xn--bcher-kva.example')],
  [/phone/i, fc.constantFrom('913 555 0100', '(913) 555-0100', '+49 30 901820')],
  [/password/i, fc.constantFrom('correct horse battery', 'another long password 7')],
  [/(date|Until|At|from|to|due)$/i, fc.constantFrom('2026-11-22', '2027-01-31', '2026-11-22T10:00:00.000Z')],
  [/^(id|.*Id)$/, fc.integer({ min: 1, max: 12 })],
  [/^ids$/, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })],
  [/(url|href|website)$/i, fc.constantFrom('https://winter.example/a', '/about', 'http://127.0.0.1:1/')],
  [/^code$/, fc.constantFrom('000000', '123456')],
]

const filled = (length: number): fc.Arbitrary<string> => fc.constantFrom('x', 'é', '漢').map((c) => c.repeat(length))

function text(schema: Json, name: string): fc.Arbitrary<unknown> {
  const hint = byName.find(([pattern]) => pattern.test(name))?.[1]
  const { minLength = 0, maxLength = 5000 } = schema
  const usual = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, minLength + 30)),
  })
  const options: fc.WeightedArbitrary<unknown>[] = [
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: filled(Math.min(maxLength, 20_000)) },
    { weight: 1, arbitrary: filled(Math.min(maxLength, 20_000) + 1) },
  ]
  if (hint) options.push({ weight: 14, arbitrary: hint })
  if (schema.format === 'email') options.push({ weight: 14, arbitrary: fc.emailAddress() })
  if (schema.format === 'uuid') options.push({ weight: 14, arbitrary: fc.uuid() })
  if (schema.pattern) {
    try {
      options.push({ weight: 14, arbitrary: fc.stringMatching(new RegExp(schema.pattern, 'u'), { maxLength: 60 }) })
    } catch {
      // A pattern that looks about itself cannot be turned round; the name or chance has to do.
    }
  }
  return fc.oneof(...options)
}

function number({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Json): fc.Arbitrary<unknown> {
  const least = Math.max(minimum ?? exclusiveMinimum ?? -1000, -(2 ** 40))
  const most = Math.max(least, Math.min(maximum ?? exclusiveMaximum ?? least + 100_000, 2 ** 40))
  const inside =
    type === 'integer' ? fc.integer : (range: { min: number; max: number }) => fc.double({ ...range, noNaN: true })
  return fc.oneof(
    { weight: 6, arbitrary: inside({ min: Math.ceil(least), max: Math.ceil(most) }) },
    { weight: 1, arbitrary: fc.constantFrom(least, most, most + 1, least - 1) },
  )
}

function object(schema: Json, place: Place): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, make(inner, { ...place, depth: place.depth + 1, name })]),
  )
  const requiredKeys = required.filter((name) => name in fields)
  const known = fc.record(fields, { requiredKeys })
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return known
  const inner = make(additionalProperties, { ...place, depth: place.depth + 1 })
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), inner, { maxKeys: 4 })
}

function list(schema: Json, place: Place): fc.Arbitrary<unknown> {
  const inner = { ...place, depth: place.depth + 1 }
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => make(item, inner)))
  const least = schema.minItems ?? 0
  const item = typeof schema.items === 'object' ? make(schema.items, inner) : fc.jsonValue({ maxDepth: 1 })
  return fc.array(item, { minLength: least, maxLength: Math.max(least, Math.min(schema.maxItems ?? 4, least + 3)) })
}

function make(schema: Json, place: Place): fc.Arbitrary<unknown> {
  if (place.depth > 6) return fc.constant(null)
  if (schema.$ref) {
    const target = place.root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return target ? make(target, { ...place, depth: place.depth + 1 }) : fc.constant(null)
  }
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map((one) => make(one, place)))
  if (schema.allOf?.length)
    return fc
      .tuple(...schema.allOf.map((one) => make(one, place)))
      .map((parts) => (parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0]))
  if (schema.type === 'object') return object(schema, place)
  if (schema.type === 'array') return list(schema, place)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return text(schema, place.name)
}

/**
 * Values that a zod schema takes, or nearly: the generator reads its JSON Schema, so a rule in code is met by chance
 * or by the name of the field.
 */
export function valuesOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant({})
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json
  return make(root, { root, depth: 0, name: '' })
}
