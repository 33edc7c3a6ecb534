import { expect, test, type Page } from '@playwright/test'
import { fillApplication, fillContact, fillRfq, signIn } from './helpers'

type Form = {
  path: string
  call: string
  button: string
  fill: (page: Page, mark: string) => Promise<void>
  /** What shows that it was received. */
  received: string
  failed: string
  collection: string
  /** Who may count what was stored, and by which field it is found. */
  reader: 'sales' | 'admin'
  field: string
}

const forms: Form[] = [
  {
    path: '/contact',
    call: '/api/contact',
    button: 'Send Message',
    fill: (page, mark) => fillContact(page, { email: 'ada@winter.example', subject: mark }),
    received: 'Message sent',
    failed: 'Failed to send message',
    collection: 'contact_messages',
    reader: 'sales',
    field: 'subject',
  },
  {
    path: '/careers',
    call: '/api/careers/apply',
    button: 'Submit Application',
    fill: async (page, mark) => {
      await fillApplication(page, 'ada@winter.example')
      await page.getByLabel('Full Name').fill(mark)
    },
    received: 'Application Submitted',
    failed: 'Submission Error',
    collection: 'career_applications',
    reader: 'admin',
    field: 'fullName',
  },
  {
    path: '/rfq',
    call: '/api/rfq-requests',
    button: 'Submit Request',
    fill: (page, mark) => fillRfq(page, mark),
    received: 'RFQ Request Submitted',
    failed: 'Submission Failed',
    collection: 'rfq_requests',
    reader: 'sales',
    field: 'company',
  },
]

async function storedCount(page: Page, { collection, reader, field }: Form, mark: string): Promise<number> {
  await signIn(page, reader)
  const answer = await page.request.get(`/api/${collection}`, { params: { [`where[${field}][equals]`]: mark } })
  return ((await answer.json()) as { totalDocs: number }).totalDocs
}

for (const form of forms)
  test.describe(`the form at ${form.path}`, () => {
    const mark = () => `Mark ${form.path.slice(1)} ${Date.now()}`
    const button = (page: Page) => page.getByRole('button', { name: form.button })
    const notice = (page: Page, text: string) => page.locator('[data-variant]').getByText(text, { exact: true })

    test('an answer that is lost on the way is not lost: the next try gets it, and one row is stored', async ({
      page,
    }) => {
      const words = mark()
      const keys: (string | undefined)[] = []
      const ids: number[] = []
      await page.route(`**${form.call}`, async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        const answer = await route.fetch()
        ids.push(((await answer.json()) as { id: number }).id)
        // The server has stored it; the connection breaks before the browser hears so.
        if (ids.length === 1) await route.abort('connectionreset')
        else await route.fulfill({ response: answer })
      })
      await page.goto(form.path)
      await form.fill(page, words)
      await button(page).click()
      await expect(notice(page, form.failed)).toBeVisible()
      await button(page).click()
      await expect(notice(page, form.received)).toBeVisible()
      expect(ids).toEqual([expect.any(Number), ids[0]])
      expect(keys).toEqual([expect.stringMatching(/^.{16,}$/), keys[0]])
      expect(await storedCount(page, form, words)).toBe(1)
    })

    test('a double click sends it once', async ({ page }) => {
      const words = mark()
      let posts = 0
      page.on(
        'request',
        (request) => (posts += Number(request.method() === 'POST' && request.url().endsWith(form.call))),
      )
      await page.goto(form.path)
      await form.fill(page, words)
      await button(page).dblclick()
      await expect(notice(page, form.received)).toBeVisible()
      expect([posts, await storedCount(page, form, words)]).toEqual([1, 1])
    })

    test('the honeypot is out of reach for people, and a program that fills it in is refused', async ({ page }) => {
      const words = mark()
      await page.goto(form.path)
      await form.fill(page, words)
      const trap = page.locator('main form input[name="website"]')
      await expect(trap).not.toBeInViewport()
      await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
      expect(await trap.evaluate((field: HTMLInputElement) => [field.tabIndex, field.autocomplete])).toEqual([
        -1,
        'off',
      ])
      await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
      const answer = page.waitForResponse(`**${form.call}`)
      await button(page).click()
      expect((await answer).status()).toBe(400)
      await expect(notice(page, form.failed)).toBeVisible()
      expect(await storedCount(page, form, words)).toBe(0)
    })

    test('the button says that it is sending, and is closed meanwhile', async ({ page }) => {
      let open = () => {}
      const gate = new Promise<void>((resolve) => (open = resolve))
      await page.route(`**${form.call}`, async (route) => {
        await gate
        await route.fulfill({ status: 503, json: { message: 'Busy.' } })
      })
      await page.goto(form.path)
      await form.fill(page, mark())
      await button(page).click()
      await expect(page.getByRole('button', { name: /^(?:Sending|Submitting)\.\.\.$/ })).toBeDisabled()
      open()
      await expect(button(page)).toBeEnabled()
      await expect(page.locator('main form').getByText('Busy.')).toBeVisible()
    })
  })
