import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { type IdentityProvider, startIdentityProvider } from '../helpers/identity-provider'
import { BASE_URL, PROVIDER_PORT } from './address'
import { axeViolations } from './axe'
import { mailsTo } from './helpers'
import { newPerson, PERSON_PASSWORD as PASSWORD, signInAs } from './people'

const headers = { origin: BASE_URL }
const linkIn = (text = ''): string => /http\S+\/portal\/settings\/email\?token=[\w-]+/.exec(text)?.[0] ?? ''
const toast = (page: Page) => page.locator('[data-variant]')
const isSignedIn = async (page: Page) => (await page.request.get('/api/user')).status() === 200

test('the profile is saved, by keyboard alone; another address counts once it is confirmed by its link', async ({
  page,
  browser,
}) => {
  const { username, email } = await newPerson(browser)
  await signInAs(page, username)
  await page.goto('/portal/settings')
  await expect(page).toHaveTitle(/^Settings \| /)
  await page.getByLabel('Full name').fill('Ada Summer')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Profile updated')
  // The sidebar follows.
  await expect(page.getByText('Ada Summer').first()).toBeVisible()

  await expect(page.getByLabel('Current password')).toHaveCount(1)
  await page.getByRole('textbox', { name: /^Email/ }).fill(`new-${email}`)
  const asked = page.locator('#profile').getByLabel('Current password')
  await asked.fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await asked.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(asked).toHaveCount(0)
  await expect(page.getByText('Waiting for confirmation of')).toContainText(`new-${email}`)
  expect(await signInAs(await browser.newPage(), `new-${email}`)).toBe(401)
  const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
  await expect.poll(() => subjectsTo(email)).toEqual(['Another e-mail address was asked for'])

  const confirmations = async () =>
    (await mailsTo(`new-${email}`)).filter(({ subject }) => /^Confirm/.test(subject ?? ''))
  await expect.poll(async () => (await confirmations()).length).toBe(1)
  const first = linkIn((await confirmations())[0]?.text)
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect.poll(async () => (await confirmations()).length).toBe(2)
  const second = (await confirmations()).map(({ text }) => linkIn(text)).find((link) => link !== first) ?? ''
  await page.goto(first, { waitUntil: 'networkidle' })
  await expect(page.getByText('This link does not work')).toBeVisible()

  // Whoever opens the link elsewhere signs in first, and is led back to it.
  await page.context().clearCookies()
  await page.goto(second, { waitUntil: 'networkidle' })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(second)
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ email })
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('E-mail address changed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your settings' }).click()
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue(`new-${email}`)
  await expect(page.getByText('Waiting for confirmation of')).toHaveCount(0)
  await expect.poll(() => subjectsTo(email)).toContain('Your e-mail address was changed')
})

test('another password ends the other sessions, and is the one to sign in with', async ({ page, browser }) => {
  const { username } = await newPerson(browser)
  const elsewhere = await (await browser.newContext()).newPage()
  for (const one of [page, elsewhere]) expect(await signInAs(one, username)).toBe(200)
  await page.goto('/portal/settings')
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2)
  const form = page.locator('#password')
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByLabel('New password', { exact: false }).first().fill('a better battery staple')
  await form.getByLabel('Repeat new password').fill('a better battery staple')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)
  expect([await isSignedIn(page), await isSignedIn(elsewhere)]).toEqual([true, false])
  await elsewhere.goto('/portal/settings')
  await expect(elsewhere).toHaveURL(/\/auth\?redirect=%2Fportal%2Fsettings/)
  expect(await signInAs(elsewhere, username)).toBe(401)
  expect(await signInAs(elsewhere, username, 'a better battery staple')).toBe(200)
})

test('sessions are named in plain words and ended one by one and all at once', async ({ page, browser }) => {
  const { username } = await newPerson(browser)
  await signInAs(page, username)
  const others = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  for (const one of others) await signInAs(one, username)
  await page.goto('/portal/settings')
  const items = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(items).toHaveCount(4)
  await expect(items.first()).toContainText('This device')
  await expect(items.first()).toContainText(/Chrome on \w+/)
  await items.nth(1).getByRole('button', { name: 'End' }).click()
  await expect(items).toHaveCount(3)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(items).toHaveCount(1)
  expect(await Promise.all([page, ...others].map(isSignedIn))).toEqual([true, false, false, false])
})

test('mails are switched and stay switched; the theme is the site’s', async ({ page, browser }) => {
  const { username } = await newPerson(browser)
  await signInAs(page, username)
  await page.goto('/portal/settings')
  await page.getByRole('switch', { name: 'Projects' }).click()
  await expect(toast(page)).toContainText('Projects: off.')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Projects' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Service requests' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('what the server cannot do just now is said, and nothing typed is lost', async ({ page, browser }) => {
  const { username } = await newPerson(browser)
  await signInAs(page, username)
  await page.goto('/portal/settings')
  await page.route('**/api/account/**', (route) => route.abort())
  // What is typed while the page comes alive is joined with what was there.
  await expect(async () => {
    await page.getByLabel('Full name').fill('Ada Autumn')
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Autumn', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page)).toContainText('Update failed')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Autumn')
})

test.describe('a provider of sign-ins', () => {
  test.describe.configure({ mode: 'serial' })
  let provider: IdentityProvider
  test.beforeAll(async () => {
    provider = await startIdentityProvider(BASE_URL, PROVIDER_PORT)
  })
  test.afterAll(() => provider.close())

  test('signs a new client in and leads to where it wanted to go', async ({ page }) => {
    const sub = randomUUID()
    provider.become({ sub, email: `${sub}@corp.example`, email_verified: true, name: 'Bea Corp' })
    await page.goto('/api/oidc/sso/start?redirect=%2Fportal%2Fsettings')
    await expect(page).toHaveURL(`${BASE_URL}/portal/settings`)
    await expect(page.getByRole('button', { name: 'Send me a link to set a password' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Disconnect/ })).toHaveCount(0)
    expect(await isSignedIn(page)).toBe(true)
  })
  test('leads back to the sign-in page when it is refused there, and when it is not set up', async ({ page }) => {
    provider.become('deny')
    await page.goto('/api/oidc/sso/start')
    await expect(page).toHaveURL(`${BASE_URL}/auth?sso=denied`)
    await page.goto('/api/oidc/google/start')
    await expect(page).toHaveURL(`${BASE_URL}/auth?sso=unavailable`)
  })
  test('is connected and disconnected in the settings', async ({ page, browser }) => {
    const { username } = await newPerson(browser)
    const sub = randomUUID()
    provider.become({ sub })
    await signInAs(page, username)
    await page.goto('/portal/settings')
    const section = page.locator('#connected-accounts')
    await section.getByRole('button', { name: 'Connect Corporate SSO' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect Corporate SSO' })
    expect(await axeViolations(page, { include: '[role=dialog]' })).toEqual([])
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/portal\/settings\?connected=sso/)
    await expect(section.getByRole('status')).toContainText('Corporate SSO is connected')

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/api/oidc/sso/start')
    await expect(elsewhere).toHaveURL(`${BASE_URL}/portal`)
    expect(await (await elsewhere.request.get('/api/user')).json()).toMatchObject({ username })

    await section.getByRole('button', { name: 'Disconnect Corporate SSO' }).click()
    await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(section.getByRole('button', { name: 'Connect Corporate SSO' })).toBeVisible()
  })
  test('leads to the code where two-factor sign-in is on, and then to where it was meant to', async ({
    page,
    browser,
  }) => {
    const { username } = await newPerson(browser)
    provider.become({ sub: randomUUID() })
    await signInAs(page, username)
    const call = async (path: string, data: object) => (await page.request.post(path, { data, headers })).json()
    const { url } = await call('/api/account/identities/sso/connect', { currentPassword: PASSWORD })
    await page.goto(url)
    await expect(page).toHaveURL(/\/portal\/settings\?connected=sso/)
    const { secret } = await call('/api/two-factor/enrol', { currentPassword: PASSWORD })
    const { recoveryCodes } = await call('/api/two-factor/confirm', { code: await generate({ secret }) })

    await page.context().clearCookies()
    await page.goto('/api/oidc/sso/start?redirect=%2Fportal%2Fsettings', { waitUntil: 'networkidle' })
    await expect(page).toHaveURL(`${BASE_URL}/auth?two-factor&redirect=%2Fportal%2Fsettings`)
    expect(await isSignedIn(page)).toBe(false)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0])
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(`${BASE_URL}/portal/settings`)
  })
})
