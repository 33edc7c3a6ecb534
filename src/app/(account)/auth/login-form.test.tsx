import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LoginForm } from './login-form'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  window.history.replaceState(null, '', '/')
})

const button = () => screen.getByRole<HTMLButtonElement>('button')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Fills the form in and sends it off. */
function signIn(answer: () => Response | Error, { username = 'ada', password = 'correct horse' } = {}) {
  globalThis.fetch = jest.fn(async () => {
    const given = answer()
    if (given instanceof Error) throw given
    return given
  })
  render(<LoginForm target="#inside" hasSignedOut={false} />)
  type('Username', username)
  type('Password', password)
  fireEvent.click(button())
}

const refused = (status: number, body: BodyInit) => () => new Response(body, { status })
const message = async () => (await screen.findByRole('alert')).textContent

describe('a failure', () => {
  test.each([
    ['says what the server says', refused(401, '{"message":"Too many tries"}'), 'Too many tries'],
    ['without words is about the credentials', refused(401, '{}'), 'Invalid credentials'],
    ['with empty words is about the credentials', refused(401, '{"message":""}'), 'Invalid credentials'],
    ['that is no JSON is about the credentials', refused(502, '<html>'), 'Invalid credentials'],
    [
      'of the connection says so',
      () => new TypeError('Failed to fetch'),
      'The server could not be reached. Please check your connection and try again.',
    ],
  ])('%s', async (_what, answer, text) => {
    signIn(answer)
    expect(await message()).toBe(`Login failed${text}`)
  })

  test('shows the server’s words as text', async () => {
    signIn(refused(401, JSON.stringify({ message: '<img src=x>' })))
    expect(await message()).toContain('<img src=x>')
  })

  test('leaves the browser where it is', async () => {
    signIn(refused(401, '{}'))
    await message()
    expect(window.location.hash).toBe('')
  })

  test('leads back to the password', async () => {
    signIn(refused(401, '{}'))
    await message()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  test('can be followed by another try', async () => {
    signIn(refused(401, '{}'))
    await message()
    expect([button().disabled, button().textContent]).toEqual([false, 'Sign In'])
  })
})

describe('a success', () => {
  const ok = () => Response.json({})

  test('says so', async () => {
    signIn(ok)
    expect((await screen.findByRole('status')).textContent).toBe('Login successfulRedirecting to dashboard...')
  })

  test('goes to where the person wanted to go', async () => {
    signIn(ok)
    await waitFor(() => expect(window.location.hash).toBe('#inside'))
  })

  test('takes no second click', async () => {
    signIn(ok)
    await screen.findByRole('status')
    expect([button().disabled, button().textContent]).toEqual([true, 'Signing in...'])
  })

  test('sends what was typed', async () => {
    signIn(ok, { username: ' Ada ', password: ' spaces count ' })
    await screen.findByRole('status')
    const [url, init] = jest.mocked(fetch).mock.calls[0] ?? []
    expect([url, JSON.parse(String(init?.body))]).toEqual([
      '/api/login',
      { username: 'Ada', password: ' spaces count ', remember: false },
    ])
  })
})

describe('an empty field', () => {
  test.each([
    [{ username: '' }, 'Username', 'Username is required'],
    [{ username: '   ' }, 'Username', 'Username is required'],
    [{ password: '' }, 'Password', 'Password is required'],
  ])('of %j is named at its place', async (fields, label, text) => {
    signIn(() => Response.json({}), fields)
    const error = await screen.findByText(text)
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')).toContain(error.id)
  })

  test('is not sent', async () => {
    signIn(() => Response.json({}), { username: '' })
    await screen.findByText('Username is required')
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('who has just signed out', () => {
  test('is told so', () => {
    render(<LoginForm target="#inside" hasSignedOut />)
    expect(screen.getByRole('status').textContent).toBe('Logged outYou have been successfully logged out.')
  })

  test('is not told again after a reload', () => {
    window.history.replaceState(null, '', '/auth?signed-out')
    render(<LoginForm target="#inside" hasSignedOut />)
    expect(window.location.pathname + window.location.search).toBe('/auth')
  })
})
