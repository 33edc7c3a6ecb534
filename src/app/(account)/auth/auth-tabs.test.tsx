import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { closeToast, shownToast } from '../../../../tests/helpers/shown-toast'
import { Toaster } from '@/components/ui/toaster'
import { AuthTabs, type Visit } from './auth-tabs'

const realFetch = globalThis.fetch
afterEach(() => {
  closeToast()
  globalThis.fetch = realFetch
  window.history.replaceState(null, '', '/')
})

const visit: Visit = { target: '#inside', tab: 'login', hasForgotten: false, startsAtCode: false, hasSignedOut: false }
const show = (change: Partial<Visit> = {}, providers = { sso: false, google: false }) =>
  render(
    <>
      <AuthTabs visit={{ ...visit, ...change }} companyName="Winter Mills" providers={providers} />
      <Toaster />
    </>,
  )
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => {
  const [url, init] = jest.mocked(fetch).mock.calls.at(-1) ?? []
  return [url, JSON.parse(String(init?.body))]
}
function answer(...answers: (() => Response | Error)[]) {
  const left = [...answers]
  globalThis.fetch = jest.fn(async () => {
    const given = (left.length > 1 ? left.shift() : left[0])?.() ?? new Response()
    if (given instanceof Error) throw given
    return given
  })
}
const refused = (status: number, body: BodyInit) => () => new Response(body, { status })
const ok =
  (body: object = {}) =>
  () =>
    Response.json(body)
/** The words in the form, apart from the toast. */
const message = () =>
  waitFor(() => {
    const text = document.querySelector('form [role=alert]')?.textContent
    expect(text).toBeTruthy()
    return text
  })

function signIn({ username = 'ada', password = 'correct horse' } = {}) {
  show()
  type('Username', username)
  type('Password', password)
  press('Sign In')
}

describe('a sign-in that failed', () => {
  test.each([
    ['says what the server says', refused(401, '{"message":"Too many tries"}'), 'Too many tries'],
    ['without words is about the credentials', refused(401, '{}'), 'Invalid credentials'],
    ['with empty words is about the credentials', refused(401, '{"message":""}'), 'Invalid credentials'],
    ['that is no JSON is about the credentials', refused(502, '<html>'), 'Invalid credentials'],
    [
      'for want of a connection says so',
      () => new TypeError('Failed to fetch'),
      'The server could not be reached. Please check your connection and try again.',
    ],
    ['shows markup as text', refused(401, JSON.stringify({ message: '<img src=x>' })), '<img src=x>'],
  ])('%s', async (_what, given, text) => {
    answer(given)
    signIn()
    expect(await shownToast()).toEqual(['destructive', 'Login failed', text])
    expect(await message()).toBe(text)
  })
  test('leads back to the password, and can be followed by another try', async () => {
    answer(refused(401, '{}'))
    signIn()
    await message()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false)
    expect(window.location.hash).toBe('')
  })
})

describe('a sign-in', () => {
  test('says that it succeeded, goes on, and takes no second press', async () => {
    answer(ok())
    signIn({ username: ' Ada ', password: ' spaces count ' })
    expect(await shownToast()).toEqual(['default', 'Login successful', 'Redirecting to dashboard...'])
    await waitFor(() => expect(window.location.hash).toBe('#inside'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' }).disabled).toBe(true)
    expect(sent()).toEqual(['/api/login', { username: 'Ada', password: ' spaces count ', remember: false }])
  })
  test.each([
    [{ username: '' }, 'Username', 'Username is required'],
    [{ username: '   ' }, 'Username', 'Username is required'],
    [{ password: '' }, 'Password', 'Password is required'],
  ])('with %j is not sent; the field says why', async (fields, label, text) => {
    answer(ok())
    signIn(fields)
    const error = await screen.findByText(text)
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')).toContain(error.id)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the second step', () => {
  const atField = '{"message":"This code is not right.","errors":[{"path":"code","message":"This code is not right."}]}'
  const code = () => screen.findByLabelText<HTMLInputElement>('Code of your authenticator app')

  test('asks for the code, then goes on', async () => {
    answer(ok({ requireTwoFactor: true }), ok())
    signIn()
    expect([(await code()).autocomplete, (await code()).inputMode]).toEqual(['one-time-code', 'numeric'])
    expect(document.activeElement).toBe(await code())
    expect(window.location.hash).toBe('')
    type('Code of your authenticator app', '123 456')
    press('Verify')
    await waitFor(() => expect(window.location.hash).toBe('#inside'))
    expect(sent()).toEqual(['/api/login/two-factor', { code: '123456' }])
  })
  test('takes a recovery code', async () => {
    answer(ok({ requireTwoFactor: true }), ok())
    signIn()
    await code()
    press('Use a recovery code')
    expect(screen.getByLabelText<HTMLInputElement>('Recovery code').inputMode).toBe('text')
    type('Recovery code', 'ABCDE-fghjk')
    press('Verify')
    await waitFor(() => expect(sent()).toEqual(['/api/login/two-factor', { code: 'abcdefghjk' }]))
  })
  test('says at its field that a code is wrong', async () => {
    answer(ok({ requireTwoFactor: true }), refused(401, atField))
    signIn()
    await code()
    type('Code of your authenticator app', '000000')
    press('Verify')
    expect(await shownToast()).toEqual(['destructive', 'Login failed', 'This code is not right.'])
    expect((await code()).getAttribute('aria-invalid')).toBe('true')
  })
  test('leads back to the password, with the reason, once it has expired', async () => {
    const reason = 'This sign-in has expired. Please sign in again.'
    answer(ok({ requireTwoFactor: true }), refused(401, JSON.stringify({ message: reason })))
    signIn()
    await code()
    type('Code of your authenticator app', '000000')
    press('Verify')
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(await message()).toBe(reason)
  })
  test('comes first for somebody for whom a provider vouches', async () => {
    show({ startsAtCode: true })
    await code()
    press('Back to sign in')
    expect(screen.getByLabelText('Password')).toBeDefined()
  })
})

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })
  test('are Login and Register, with Login open', () => {
    show()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Login', 'Register'])
    expect(tab('Login').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('link', { name: 'Forgot password' }).getAttribute('href')).toMatch(/#forgot-password$/)
  })
  test('change by keyboard', async () => {
    show()
    fireEvent.focus(tab('Register'))
    expect(await screen.findByRole('button', { name: 'Create Account' })).toBeDefined()
  })
  test('have the form of a forgotten password in Login', async () => {
    show({ hasForgotten: true })
    answer(ok({ message: 'A link is on its way.' }))
    expect(tab('Login').getAttribute('aria-selected')).toBe('true')
    expect(document.getElementById('forgot-password')).not.toBeNull()
    type('Email', 'ADA@winter.example')
    press('Send reset link')
    expect((await screen.findByRole('status')).textContent).toContain('A link is on its way.')
    expect(sent()).toEqual(['/api/forgot-password', { email: 'ada@winter.example' }])
  })
})

describe('the other ways to sign in', () => {
  test('say kindly where one is not set up', () => {
    show()
    press('Corporate SSO')
    const text = 'Corporate SSO is not set up here yet. Please sign in with your username and password.'
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Google' })).toBeDefined()
  })
  test('lead there and back where one is', () => {
    show({ target: '/portal/billing?x=1' }, { sso: true, google: true })
    const links = ['Corporate SSO', 'Google'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
    expect(links).toEqual([
      '/api/oidc/sso/start?redirect=%2Fportal%2Fbilling%3Fx%3D1',
      '/api/oidc/google/start?redirect=%2Fportal%2Fbilling%3Fx%3D1',
    ])
  })
})

describe('registering', () => {
  const ada = {
    Username: 'Ada.Winter',
    'Full Name': 'Ada Winter',
    Email: 'ada@winter.example',
    'Company (optional)': '',
    Password: 'forty acres of grain',
    'Confirm Password': 'forty acres of grain',
  }
  function register(change: Partial<typeof ada> = {}, agrees = true) {
    show({ tab: 'register' })
    for (const [label, value] of Object.entries({ ...ada, ...change })) type(label, value)
    if (agrees) fireEvent.click(screen.getByRole('checkbox'))
    press('Create Account')
  }

  test('sends the fields without confirmation and terms, welcomes, and goes on', async () => {
    answer(() => Response.json({}, { status: 201 }))
    register()
    expect(await shownToast()).toEqual(['default', 'Account created', 'Your account has been created successfully'])
    const welcome = document.querySelector('form [role=status]')
    expect(welcome?.textContent).toBe('Registration successfulWelcome to Winter Mills!')
    expect(window.location.hash).toBe('#inside')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating account...' }).disabled).toBe(true)
    expect(sent()).toEqual([
      '/api/register',
      {
        username: 'ada.winter',
        fullName: 'Ada Winter',
        email: 'ada@winter.example',
        company: undefined,
        password: 'forty acres of grain',
      },
    ])
  })
  test('names all that is missing at once', async () => {
    show({ tab: 'register' })
    answer(ok())
    press('Create Account')
    for (const text of [
      'Username is required',
      'Password is required',
      'Please enter a valid email address',
      'Please confirm your password',
      'You must agree to the terms and conditions',
    ])
      expect(await screen.findByText(text)).toBeDefined()
    expect(fetch).not.toHaveBeenCalled()
  })
  test.each([
    [{ 'Confirm Password': 'something else' }, 'Confirm Password', "Passwords don't match"],
    [{ Password: 'password1', 'Confirm Password': 'password1' }, 'Password', 'This password is too easy to guess'],
    [
      { Password: 'my ada.winter key', 'Confirm Password': 'my ada.winter key' },
      'Password',
      'Your password must not contain your username',
    ],
  ])('with %j says why at the field', async (change, label, text) => {
    answer(ok())
    register(change)
    const error = await screen.findByText(text)
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain(error.id)
    expect(fetch).not.toHaveBeenCalled()
  })
  test.each([
    [
      '{"message":"Username already exists","errors":[{"path":"username","message":"Username already exists"}]}',
      'Username already exists',
    ],
    ['', 'Failed to create account'],
  ])('refused with %j keeps what was typed', async (body, text) => {
    answer(refused(409, body))
    register()
    expect(await shownToast()).toEqual(['destructive', 'Registration failed', text])
    expect(await message()).toBe(text)
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('Ada.Winter')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' }).disabled).toBe(false)
  })
  test('tells how strong the password is', () => {
    show({ tab: 'register' })
    type('Password', 'password')
    expect(screen.getByText('Easy to guess.')).toBeDefined()
    type('Password', ada.Password)
    expect(screen.getByText('Strong.')).toBeDefined()
  })
  test('links to what is agreed to', () => {
    show({ tab: 'register' })
    const box = screen.getByText(/^I agree to/)
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/terms-of-service', '/privacy-policy'])
  })
})

test('who has just signed out is told so, once', async () => {
  window.history.replaceState(null, '', '/auth?signed-out')
  show({ hasSignedOut: true })
  expect(await shownToast()).toEqual(['default', 'Logged out', 'You have been successfully logged out.'])
  expect(window.location.pathname + window.location.search).toBe('/auth')
})
