import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Toaster } from '@/components/ui/toaster'
import { closeToast, shownToast } from '../../../../tests/helpers/shown-toast'
import { ContactForm } from './contact-form'

const real = globalThis.fetch
const answer = (given: () => Promise<Response>) => {
  globalThis.fetch = jest.fn(given)
}
const control = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const message = {
  Name: 'Ada Winter',
  Email: 'ada@winter.example',
  Phone: '913 555 0100',
  Subject: 'A grain yard',
  Message: 'Do you cover yards?',
}
const valuesOf = () => Object.fromEntries(Object.keys(message).map((name) => [name, control(name).value]))

beforeEach(() => {
  render(
    <>
      <ContactForm />
      <Toaster />
    </>,
  )
})
afterEach(() => {
  closeToast()
  cleanup()
  globalThis.fetch = real
})

/** Sends the form filled in; the title and the text of the toast that follows. */
async function send(): Promise<(string | null)[]> {
  for (const [name, value] of Object.entries(message)) fireEvent.change(control(name), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  const shown = await shownToast()
  await screen.findByRole('button', { name: 'Send Message' })
  return shown
}

describe('what it asks', () => {
  test.each([
    ['Name', true],
    ['Company (optional)', false],
    ['Email', true],
    ['Phone', true],
    ['Subject', true],
    ['Message', true],
  ])('%s, and whether it must be answered: %j', (label, isRequired) => {
    const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
    expect(field.required).toBe(isRequired)
  })

  test('the message has five rows', () => {
    expect(screen.getByLabelText(/^Message/)).toHaveProperty('rows', 5)
  })
})

describe('a failure keeps what was typed and says', () => {
  test.each<[string, () => Promise<Response>, string]>([
    [
      'what the server said',
      async () => Response.json({ message: 'Too many tries.' }, { status: 429 }),
      'Too many tries.',
    ],
    [
      'Something went wrong when the server said nothing',
      async () => new Response('', { status: 500 }),
      'Something went wrong',
    ],
    [
      'so when its message is no text',
      async () => Response.json({ message: 7 }, { status: 500 }),
      'Something went wrong',
    ],
    ['so without an answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong'],
    ['Please try again later for what is no error', () => Promise.reject('odd'), 'Please try again later'],
  ])('%s', async (_what, given, reason) => {
    answer(given)
    expect(await send()).toEqual(['destructive', 'Failed to send message', reason])
    expect(valuesOf()).toEqual(message)
  })
})

test('a success empties the form and says so', async () => {
  answer(async () => Response.json({ id: 1, message: 'x' }, { status: 201 }))
  expect(await send()).toEqual(['default', 'Message sent', "Thank you for contacting us. We'll get back to you soon."])
  expect(new Set(Object.values(valuesOf()))).toEqual(new Set(['']))
})
