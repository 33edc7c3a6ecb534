import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { experienceLevels, positions } from '@/collections/career-applications/schema'
import { Toaster } from '@/components/ui/toaster'
import { closeToast, shownToast } from '../../../../tests/helpers/shown-toast'
import { CareerForm } from './career-form'

const real = globalThis.fetch
const application = {
  'Full Name': 'Ada Winter',
  Email: 'ada@winter.example',
  Phone: '(913) 555-0100',
  Position: 'Network Architect',
  Experience: 'Expert (10+ years)',
  Skills: 'Splicing, OTDR traces and patience.',
}
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const optionsOf = (label: string) => [...control(label).querySelectorAll('option')].map((one) => one.textContent)

beforeEach(() => {
  render(
    <>
      <CareerForm options={{ positions, experienceLevels }} title="Apply" note="" />
      <Toaster />
    </>,
  )
})
afterEach(() => {
  closeToast()
  cleanup()
  globalThis.fetch = real
})

async function send(given: () => Promise<Response>): Promise<(string | null)[]> {
  globalThis.fetch = jest.fn(given)
  for (const [label, value] of Object.entries(application)) fireEvent.change(control(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
  const shown = await shownToast()
  return shown
}

describe('what it asks', () => {
  test.each([
    ['Full Name', true],
    ['Email', true],
    ['Phone', true],
    ['Position', true],
    ['Experience', true],
    ['Skills', true],
    ['Résumé(?! as)', false],
    ['Résumé as a file', false],
    ['Additional Information', false],
  ])('%s, and whether it must be answered: %j', (label, isRequired) => {
    expect(control(label).required).toBe(isRequired)
  })

  test.each([
    ['Skills', 5],
    ['Additional Information', 3],
  ])('%s has %d rows', (label, rows) => {
    expect(control(label)).toHaveProperty('rows', rows)
  })

  test('ten positions and four levels, in their order', () => {
    expect(optionsOf('Position').slice(1)).toEqual([
      'Network Engineer',
      'Network Administrator',
      'Systems Engineer',
      'Fiber Optic Technician',
      'Network Technician',
      'Structured Cabling Specialist',
      'Network Architect',
      'IT Support Specialist',
      'Security Specialist',
      'Other',
    ])
    expect(optionsOf('Experience').slice(1)).toEqual([
      'Entry Level (0-2 years)',
      'Mid-Level (3-5 years)',
      'Senior (6-10 years)',
      'Expert (10+ years)',
    ])
  })
})

test.each<[string, () => Promise<Response>]>([
  ['the server refuses it', async () => Response.json({ message: 'No.' }, { status: 503 })],
  ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when %s, it keeps what was typed and says so', async (_when, given) => {
  expect(await send(given)).toEqual([
    'destructive',
    'Submission Error',
    'There was a problem submitting your application. Please try again.',
  ])
  expect(control('Full Name').value).toBe('Ada Winter')
  expect(await screen.findByRole('button', { name: 'Submit Application' })).toHaveProperty('disabled', false)
})

test('a success shows a card, from which the form comes back as it was', async () => {
  expect(await send(async () => Response.json({ id: 1 }, { status: 201 }))).toEqual([
    'default',
    'Application Submitted',
    'Thank you for your interest! Our team will contact you soon.',
  ])
  expect(screen.getByRole('heading', { name: 'Application Received' })).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Submit Another Application' }))
  const values = Object.keys(application).map((label) => [label, control(label).value])
  expect(Object.fromEntries(values)).toEqual(application)
})
