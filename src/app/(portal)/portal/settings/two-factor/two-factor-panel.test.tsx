import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { closeToast, shownToast } from '../../../../../../tests/helpers/shown-toast'
import { Toaster } from '@/components/ui/toaster'
import { TwoFactorPanel } from './two-factor-panel'

const realFetch = globalThis.fetch
const refresh = jest.fn()
let answers: Response[] = []
beforeEach(() => {
  refresh.mockClear()
  globalThis.fetch = jest.fn(async () => answers.shift() ?? new Response('', { status: 500 }))
})
afterEach(() => {
  closeToast()
  globalThis.fetch = realFetch
})

const show = (isEnabled: boolean) =>
  render(
    <AppRouterContext.Provider value={{ refresh } as never}>
      <TwoFactorPanel isEnabled={isEnabled} />
      <Toaster />
    </AppRouterContext.Provider>,
  )
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const sent = () => jest.mocked(fetch).mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))])
const codes = Array.from({ length: 10 }, (_one, index) => `abcde-fghj${'23456789ab'.charAt(index)}`)
const wrong = (path: string, message: string) =>
  Response.json({ message, errors: [{ path, message }] }, { status: 400 })

describe('turning it on', () => {
  const setup = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x', qr: 'data:image/svg+xml;base64,AA==' }

  test('asks for the password, shows the secret as picture and text, then the codes once', async () => {
    answers = [Response.json(setup), Response.json({ recoveryCodes: codes })]
    show(false)
    expect(screen.getByText('Off')).toBeDefined()
    await press('Turn on')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your password/)))
    type(/^Your password/, 'correct horse')
    await press('Continue')
    expect((await screen.findByRole('img', { name: /QR code/ })).getAttribute('src')).toBe(setup.qr)
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe(setup.uri)
    type(/^Code/, '123 456')
    await press('Turn on')
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(codes)
    expect(screen.getByText('On')).toBeDefined()
    const file = screen.getByRole('link', { name: 'Download' })
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toBe(
      `data:text/plain;charset=utf-8,${codes.join('\n')}\n`,
    )
    expect(refresh).not.toHaveBeenCalled()
    await press('I have kept them')
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(refresh).toHaveBeenCalled()
    expect(sent()).toEqual([
      ['/api/two-factor/enrol', { currentPassword: 'correct horse' }],
      ['/api/two-factor/confirm', { code: '123456' }],
    ])
  })
  test('says at the field what is wrong', async () => {
    answers = [wrong('currentPassword', 'This is not your current password')]
    show(false)
    await press('Turn on')
    await press('Continue')
    expect(await screen.findByText('Please enter your current password')).toBeDefined()
    type(/^Your password/, 'not the one')
    await press('Continue')
    expect(await screen.findByText('This is not your current password')).toBeDefined()
  })
  test('can be given up', async () => {
    show(false)
    await press('Turn on')
    await press('Cancel')
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeDefined()
  })
})

describe('once it is on', () => {
  const reauthenticate = async (button: string, label: string) => {
    show(true)
    await press(button)
    type(/^Your password/, 'correct horse')
    type(/^Code/, 'ABCDE-fghjk')
    await press(label)
  }

  test('it is turned off with password and code', async () => {
    answers = [Response.json({ message: 'off' })]
    await reauthenticate('Turn off', 'Turn off')
    expect((await shownToast())[1]).toBe('Two-factor sign-in is off')
    expect(screen.getByText('Off')).toBeDefined()
    expect(sent()).toEqual([['/api/two-factor/disable', { currentPassword: 'correct horse', code: 'abcdefghjk' }]])
    expect(refresh).toHaveBeenCalled()
  })
  test('new codes are shown', async () => {
    answers = [Response.json({ recoveryCodes: codes })]
    await reauthenticate('New recovery codes', 'Make new codes')
    expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  })
  test('a wrong code is said at its field; whatever else above the button', async () => {
    answers = [wrong('code', 'This code is not right.'), Response.json({ message: 'Too many tries.' }, { status: 429 })]
    await reauthenticate('Turn off', 'Turn off')
    const error = await screen.findByText('This code is not right.')
    expect(screen.getByLabelText(/^Code/).getAttribute('aria-describedby')).toContain(error.parentElement?.id)
    type(/^Code/, '123456')
    await press('Turn off')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too many tries.'))
  })
})

test.each([
  ['can be copied', true, 'Copied.'],
  ['say where copying is not possible', false, 'Copying is not possible here. Please write the codes down.'],
])('codes %s', async (_what, works, text) => {
  const writeText = jest.fn(async (_text: string) => {
    if (!works) throw new Error('denied')
  })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  answers = [Response.json({ recoveryCodes: codes })]
  show(true)
  await press('New recovery codes')
  type(/^Your password/, 'correct horse')
  type(/^Code/, '123456')
  await press('Make new codes')
  const copy = await screen.findByRole('button', { name: 'Copy' })
  await act(async () => void fireEvent.click(copy))
  expect(await screen.findByText(text)).toBeDefined()
  expect(writeText).toHaveBeenCalledWith(`${codes.join('\n')}\n`)
})
