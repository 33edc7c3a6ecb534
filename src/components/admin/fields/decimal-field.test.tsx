import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import type { NumberFieldClientProps } from 'payload'

type Validate = () => string | true
let stored: (number | null)[]
let validate: Validate
jest.unstable_mockModule('@payloadcms/ui', () => ({
  FieldLabel: ({ htmlFor, label }: { htmlFor: string; label: string }) => <label htmlFor={htmlFor}>{label}</label>,
  FieldError: ({ message }: { message?: string }): ReactNode => message ?? null,
  FieldDescription: ({ description }: { description: string }) => <p>{description}</p>,
  useField: function useField(options: { validate: Validate }) {
    const [value, setValue] = useState<number | null>(12_500)
    validate = options.validate
    return {
      path: 'unitPriceCents',
      value,
      setValue: (next: number | null) => {
        stored.push(next)
        setValue(next)
      },
    }
  },
}))
const { DecimalField } = await import('./decimal-field')

beforeEach(() => {
  stored = []
})
const field = { name: 'unitPriceCents', type: 'number', label: 'Unit price, $', required: true }
const show = () => {
  render(
    <DecimalField {...({ field, path: 'unitPriceCents', schemaPath: '' } as NumberFieldClientProps)} kind="dollars" />,
  )
  return screen.getByLabelText<HTMLInputElement>('Unit price, $')
}
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

describe('a number of the panel that is stored whole', () => {
  test('is typed as it is read, and keeps the form in which it is typed', () => {
    const input = show()
    expect(input.value).toBe('125.00')
    type(input, '$1,234.5')
    expect([input.value, stored, validate()]).toEqual(['$1,234.5', [123_450], true])
  })

  test('that is none stays, says so, and is not stored', () => {
    const input = show()
    type(input, '12.345')
    expect([input.value, stored, input.getAttribute('aria-invalid')]).toEqual(['12.345', [null], 'true'])
    expect(validate()).toBe('An amount in dollars and cents, such as 1,234.50')
    type(input, '12.34')
    expect([stored, validate(), input.getAttribute('aria-invalid')]).toEqual([[null, 1234], true, 'false'])
  })
})
