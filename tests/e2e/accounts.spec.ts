import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { BASE_URL } from './address'
import { axeViolations } from './axe'
import { mailsTo } from './helpers'

const PASSWORD = 'forty acres of grain'
const headers = { origin: BASE_URL }
const run = Date.now().toString(36)

/** Somebody new, so that no other test meets a changed account. */
const person = (name: string) => ({
  username: `${name}.${run}`,
  fullName: 'Ada Winter',
  email: `${name}.${run}@winter.example`,
  password: PASSWORD,
})

async function makeAccount(request: APIRequestContext, name: string) {
  const account = person(name)
  expect((await request.post('/api/register', { data: account, headers })).status()).toBe(201)
  return account
}

/** Turns two-factor sign-in on. @returns a code that works at the next sign-in */
async function turnOn(request: APIRequestContext): Promise<{ next: () => Promise<string>; recoveryCodes: string[] }> {
  const enrolled = await request.post('/api/two-factor/enrol', { data: { currentPassword: PASSWORD }, headers })
  const { secret } = (await enrolled.json()) as { secret: string }
  const now = () => Math.floor(Date.now() / 1000)
  const code = await generate({ secret, epoch: now() })
  const confirmed = await request.post('/api/two-factor/confirm', { data: { code }, headers })
  expect(confirmed.status()).toBe(200)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { next: () => generate({ secret, epoch: now() + 30 }), recoveryCodes }
}

async function signInByForm(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const toastOf = (page: Page) => page.locator('[data-variant]')

test('somebody registers and is in the portal', async ({ page }) => {
  const { username, fullName, email } = person('new')
  await page.goto('/auth')
  await expect(page).toHaveTitle('Authentication | Prairieline Networks')
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fullName)
})

test('a name that is taken is said at its field', async ({ page }) => {
  await page.goto('/auth?register')
  await page.getByLabel('Username').fill('client')
  await page.getByLabel('Full Name').fill('Somebody Else')
  await page.getByLabel('Email').fill(`taken.${run}@winter.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toastOf(page)).toContainText('Registration failed')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username already exists/)
  await expect(page.getByLabel('Username')).toBeFocused()
})

test('a wrong password is said, as a toast and in place', async ({ page }) => {
  await page.goto('/auth')
  await signInByForm(page, 'client', 'not the one')
  await expect(toastOf(page)).toContainText('Login failed')
  await expect(toastOf(page)).toContainText('Invalid credentials')
  await expect(page.locator('form').getByText('Invalid credentials')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('a provider that is not set up says so', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Google is not set up here yet.' })).toBeVisible()
})

test('two-factor sign-in: a wrong code, the right one, and a recovery code another time', async ({ page }) => {
  const { username } = await makeAccount(page.request, 'two')
  const { next, recoveryCodes } = await turnOn(page.request)
  await page.context().clearCookies()
  await page.goto('/auth?redirect=/portal?x=1')
  await signInByForm(page, username, PASSWORD)
  const code = page.getByLabel('Code of your authenticator app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is not right/)
  await code.fill(await next())
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/portal?x=1')
  // What the portal still asks for would lead to the sign-in once the session has gone.
  await page.waitForLoadState('networkidle')

  await page.context().clearCookies()
  await page.goto('/auth')
  await signInByForm(page, username, PASSWORD)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL('/portal')
})

test('a forgotten password: the mail, the new password, signing in with it', async ({ page }) => {
  const { username, email } = await makeAccount(page.request, 'lost')
  const old = await page.context().cookies()
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page).toHaveURL('/auth?forgot#forgot-password')
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Look into your mailbox')).toBeVisible()

  const mailed = async () => (await mailsTo(email)).find((mail) => mail.subject === 'Choose a new password')
  await expect.poll(mailed, { timeout: 30_000 }).toBeTruthy()
  const link = /http\S+\/auth\/reset\?token=[\w-]+/.exec((await mailed())?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New Password').fill('a mill by the river')
  await page.getByLabel('Confirm Password').fill('a mill by the river')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed. You can sign in with it now.')).toBeVisible()
  await page.goto(link)
  await page.getByLabel('New Password').fill('a mill by the lake')
  await page.getByLabel('Confirm Password').fill('a mill by the lake')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible()

  await page.context().addCookies(old)
  await page.goto('/portal')
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await signInByForm(page, username, PASSWORD)
  await expect(toastOf(page)).toContainText('Invalid credentials')
  await signInByForm(page, username, 'a mill by the river')
  await expect(page).toHaveURL('/portal')
})

test('without JavaScript a password never stands in the address', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const path of ['/auth', '/auth?register', '/auth?forgot', '/auth/reset?token=x']) {
    await page.goto(path)
    await expect(page.locator('form')).toHaveAttribute('method', 'post')
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible()
  }
})

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the second step and a failure in ${theme} at ${width} px are axe clean`, async ({ browser }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const { username } = await makeAccount(page.request, `axe.${theme}${width}`.slice(0, 20))
      await turnOn(page.request)
      await context.clearCookies()
      await page.goto('/auth')
      await signInByForm(page, username, 'not the one')
      await expect(toastOf(page)).toBeVisible()
      const clean = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await axeViolations(page)).toEqual([])
      }
      await clean()
      await signInByForm(page, username, PASSWORD)
      await expect(page.getByLabel('Code of your authenticator app')).toBeFocused()
      await clean()
      await context.close()
    })
