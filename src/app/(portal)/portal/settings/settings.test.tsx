import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Toaster } from '@/components/ui/toaster'
import { closeToast, shownToast } from '../../../../../tests/helpers/shown-toast'
import type { SessionView } from '@/account/sessions/schema'
import type { ConnectedAccount } from '@/collections/user-identities/schema'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const { ProfileForm } = await import('./profile-form')
const { PasswordForm } = await import('./password-form')
const { SessionList } = await import('./session-list')
const { MailPreferences } = await import('./mail-preferences')
const { ConnectedAccounts } = await import('./connected-accounts')
const { SsoOutcome } = await import('./sso-outcome')
const { PendingEmail } = await import('./pending-email')
const { ConfirmEmail } = await import('./email/confirm-email')
const { ThemeChoice } = await import('./theme-choice')

const real = globalThis.fetch
type Sent = { method: string; url: string; body: unknown }
let sent: Sent[]
/** Answers every call alike, and keeps what was sent. */
function answer(status: number, body: object): void {
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    sent.push({ method: init?.method ?? 'GET', url, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    return new Response(JSON.stringify(body), { status })
  }) as typeof fetch
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sent = []
  render(<Toaster />)
})
afterEach(() => {
  closeToast()
  cleanup()
  globalThis.fetch = real
})

const user = {
  id: 7,
  username: 'ada',
  fullName: 'Ada Winter',
  email: 'ada@winter.example',
  company: null,
  role: 'client' as const,
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('the profile', () => {
  const show = (hasPassword = true) => render(<ProfileForm user={user} roleLabel="Client" hasPassword={hasPassword} />)

  test('shows username and role, which cannot be changed here', () => {
    show()
    expect(screen.getByText('ada').tagName).toBe('DD')
    expect(screen.getByText('Client').tagName).toBe('DD')
  })
  test('asks for the password once the address is another one', async () => {
    show()
    expect(screen.queryByLabelText(/Current password/)).toBeNull()
    type(/Email/, 'Ada@Winter.example')
    expect(screen.queryByLabelText(/Current password/)).toBeNull()
    type(/Email/, 'ada@moved.example')
    expect(await screen.findByLabelText(/Current password/)).not.toBeNull()
  })
  test('saves, and says so', async () => {
    answer(200, { ...user, company: 'Winter Mills' })
    show()
    type(/Company/, 'Winter Mills')
    press('Save profile')
    expect(await shownToast()).toEqual(['default', 'Profile updated', 'Your changes have been saved.'])
    expect(sent).toEqual([
      {
        method: 'PATCH',
        url: '/api/account/profile',
        body: { fullName: 'Ada Winter', email: 'ada@winter.example', company: 'Winter Mills' },
      },
    ])
    expect(refresh).toHaveBeenCalled()
  })
  test('puts what the server says at its field and keeps what was typed', async () => {
    const message = 'Email already exists'
    answer(409, { message, errors: [{ path: 'email', message }] })
    show()
    type(/Email/, 'taken@winter.example')
    type(/Current password/, 'correct horse battery')
    press('Save profile')
    expect(await screen.findByText(message)).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe('taken@winter.example')
  })
  test('of an account without a password says what comes first', async () => {
    show(false)
    type(/Email/, 'ada@moved.example')
    expect(await screen.findByText(/set a password first/)).not.toBeNull()
  })
})

describe('another e-mail address', () => {
  const pending = { email: 'ada@moved.example', expiresAt: '2026-11-01T10:00:00.000Z' }

  test('is asked for, and the form goes back to the one that counts', async () => {
    answer(200, user)
    render(<ProfileForm user={user} roleLabel="Client" hasPassword />)
    type(/Email/, 'ada@moved.example')
    type(/Current password/, 'correct horse battery')
    press('Save profile')
    expect((await shownToast())[1]).toBe('Check your mail')
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe(user.email)
  })
  test.each([
    ['Resend', 'POST', '/api/account/email/resend', 'Link sent'],
    ['Cancel', 'DELETE', '/api/account/email/pending', 'Change cancelled'],
  ])('waits: %s', async (button, method, url, title) => {
    answer(200, {})
    render(<PendingEmail pending={pending} current={user.email} />)
    expect(screen.getByText(/Waiting for confirmation of/).textContent).toContain(pending.email)
    press(button)
    expect((await shownToast())[1]).toBe(title)
    expect(sent).toEqual([{ method, url, body: undefined }])
  })
  test.each([
    [200, 'E-mail address changed'],
    [400, 'This link does not work'],
    [409, 'This address is taken'],
    [500, 'Not confirmed yet'],
  ])('is confirmed by a button, not by the visit; an answer of %i says %j', async (status, title) => {
    answer(status, { message: 'What the server says' })
    render(<ConfirmEmail email={pending.email} token="abc" />)
    expect(sent).toEqual([])
    press('Confirm this address')
    expect(await screen.findByText(title)).not.toBeNull()
    expect(sent).toEqual([{ method: 'POST', url: '/api/account/email/confirm', body: { token: 'abc' } }])
    expect(screen.getByRole('link', { name: 'Go to your settings' })).not.toBeNull()
  })
  test('has no button where the link does not work', () => {
    render(<ConfirmEmail token="abc" />)
    expect(screen.getByText('This link does not work')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull()
  })
})

describe('the password', () => {
  beforeEach(() => void render(<PasswordForm username="ada" />))
  const fill = (current: string, next: string, again: string) => {
    type(/Current password/, current)
    type(/^New password/, next)
    type(/Repeat new password/, again)
    press('Change password')
  }
  test.each([
    ['', 'a better battery', 'a better battery', 'Please enter your current password'],
    ['old password', 'short', 'short', 'Password must be at least 8 characters'],
    ['old password', 'old password', 'old password', 'Choose another password than the current one'],
    ['old password', 'a better battery', '', 'Please confirm your password'],
    ['old password', 'a better battery', 'a bitter battery', "Passwords don't match"],
  ])('%j, %j, %j: %s', async (current, next, again, message) => {
    answer(200, {})
    fill(current, next, again)
    expect(await screen.findByText(message)).not.toBeNull()
    expect(sent).toEqual([])
  })
  test('is sent without its repetition, and the fields are emptied', async () => {
    answer(200, { message: 'ok' })
    fill('old password', 'a better battery', 'a better battery')
    expect(await shownToast()).toEqual(['default', 'Password changed', 'All other sessions have ended.'])
    expect(sent[0]?.body).toEqual({ currentPassword: 'old password', password: 'a better battery' })
    expect(screen.getByLabelText<HTMLInputElement>(/Current password/).value).toBe('')
  })
})

describe('the sessions', () => {
  const session = (id: string, more: Partial<SessionView> = {}): SessionView => ({
    id,
    device: 'Firefox on Linux',
    address: '192.0.2.7',
    startedAt: '2026-11-01T10:00:00.000Z',
    lastSeenAt: null,
    isCurrent: false,
    ...more,
  })
  const items = () => within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
  const sessions = [session('own', { device: 'Chrome on Windows', isCurrent: true }), session('a'), session('b')]

  test('name this device, which is not ended here', () => {
    render(<SessionList sessions={sessions} />)
    const [own, other] = items()
    expect(within(own as HTMLElement).getByText('This device')).not.toBeNull()
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
    expect(
      within(other as HTMLElement)
        .getByRole('button')
        .getAttribute('aria-label'),
    ).toBe('End session: Firefox on Linux, 192.0.2.7')
  })
  test('one goes from the list when it was ended', async () => {
    answer(200, { message: 'ok' })
    render(<SessionList sessions={sessions} />)
    fireEvent.click(screen.getAllByRole('button', { name: /^End session/ })[0] as HTMLElement)
    await waitFor(() => expect(items()).toHaveLength(2))
    expect(sent).toEqual([{ method: 'DELETE', url: '/api/account/sessions/a', body: undefined }])
  })
  test('all others go at once', async () => {
    answer(200, { message: 'ok' })
    render(<SessionList sessions={sessions} />)
    press('End all other sessions')
    await waitFor(() => expect(items()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /End/ })).toBeNull()
    // The button that had the focus is gone.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sessions')
  })
  test('stay when the server refuses, and it is said', async () => {
    answer(404, { message: 'There is no such session' })
    render(<SessionList sessions={sessions} />)
    press('End all other sessions')
    expect(await shownToast()).toEqual(['destructive', 'Update failed', 'There is no such session'])
    expect(items()).toHaveLength(3)
  })
})

describe('the mails', () => {
  const preferences = { projects: false, requests: true, billing: true }
  test('are switched one by one', async () => {
    answer(200, {})
    render(<MailPreferences preferences={preferences} />)
    const toggle = screen.getByRole('switch', { name: 'Projects' })
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    fireEvent.click(toggle)
    expect(await shownToast()).toEqual(['default', 'Notifications updated', 'Projects: on.'])
    expect(sent[0]).toEqual({ method: 'PATCH', url: '/api/account/preferences', body: { projects: true } })
    expect(toggle.getAttribute('aria-checked')).toBe('true')
  })
  test('one that could not be saved goes back', async () => {
    answer(503, { message: 'The service is busy right now.' })
    render(<MailPreferences preferences={preferences} />)
    const toggle = screen.getByRole('switch', { name: 'Service requests' })
    fireEvent.click(toggle)
    expect(await shownToast()).toEqual(['destructive', 'Update failed', 'The service is busy right now.'])
    expect(toggle.getAttribute('aria-checked')).toBe('true')
  })
})

describe('the connected accounts', () => {
  const sso: ConnectedAccount = {
    provider: 'sso',
    label: 'Corporate SSO',
    isConfigured: true,
    identity: { id: 3, email: 'ada@corp.example', connectedAt: '2026-11-01T10:00:00.000Z' },
  }
  const google: ConnectedAccount = { provider: 'google', label: 'Google', isConfigured: false, identity: null }

  test('one is disconnected with the password', async () => {
    answer(200, { message: 'ok' })
    render(<ConnectedAccounts accounts={[sso, google]} hasPassword />)
    press('Disconnect Corporate SSO')
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Corporate SSO' }))
    fireEvent.change(dialog.getByLabelText(/Current password/), { target: { value: 'old password' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    expect((await shownToast())[1]).toBe('Account disconnected')
    expect(sent[0]).toMatchObject({
      url: '/api/account/identities/3/disconnect',
      body: { currentPassword: 'old password' },
    })
  })
  test('a provider that is not set up says so, and offers nothing', () => {
    render(<ConnectedAccounts accounts={[google]} hasPassword />)
    expect(screen.getByText('Not set up here. Your administrator can switch it on.')).not.toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('the only way in cannot be taken away', () => {
    render(<ConnectedAccounts accounts={[sso]} hasPassword={false} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('how connecting ended is said in words, and nothing for a made-up address', () => {
    const labels = { sso: 'Corporate SSO' }
    const { container, rerender } = render(<SsoOutcome connected="sso" labels={labels} />)
    expect(container.textContent).toContain('Corporate SSO is connected')
    rerender(<SsoOutcome notice="taken" labels={labels} />)
    expect(screen.getByRole('alert').textContent).toContain('Connected to another account')
    rerender(<SsoOutcome notice="constructor" connected="<b>x" labels={labels} />)
    expect(container.textContent).toBe('')
  })
})

test('the theme is the one of the whole site', () => {
  render(<ThemeChoice />)
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(localStorage.getItem('ui-theme')).toBe('dark')
  fireEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(localStorage.getItem('ui-theme')).toBe('system')
})
