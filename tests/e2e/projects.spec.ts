import { expect, test, type Page } from '@playwright/test'
import { axeViolations } from './axe'
import { mailsTo, signIn } from './helpers'
import { headers, newPerson, signInAs } from './people'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const open = (page: Page) => page.getByRole('button', { name: 'New Project' }).click()

async function create(page: Page, name: string, description = ''): Promise<void> {
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Create New Project' })
  await dialog.getByLabel('Project name').fill(name)
  await dialog.getByLabel('Description').fill(description)
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog).toBeHidden()
}

test('a client creates a project: the list has it, the dialog is closed and empty again', async ({ page }) => {
  const name = `Ring ${Date.now()}`
  await signIn(page, 'client')
  await page.goto('/portal/projects')
  await expect(page).toHaveTitle('Projects | Prairieline Networks')
  await create(page, `  ${name} `)
  await expect(page.getByText('Project created', { exact: true })).toBeVisible()
  await expect(page.getByText('Your new project has been created successfully.', { exact: true })).toBeVisible()
  await expect(row(page, name)).toContainText('No description provided')
  await expect(row(page, name)).toContainText('Active')
  await expect(row(page, name)).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  await open(page)
  await expect(page.getByLabel('Project name')).toHaveValue('')
})

test('a project without a name is refused in the browser, and the message can be closed', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/portal/projects')
  await open(page)
  await page.getByLabel('Project name').fill('   ')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Validation error', { exact: true })).toBeVisible()
  await expect(page.locator('[data-variant="destructive"]')).toContainText('Project name is required')
  await expect(page.getByLabel('Project name')).toBeFocused()
  // The notice goes by itself after a while, so it is closed before anything slow.
  await page.locator('[data-variant="destructive"]').getByLabel('Close').click()
  await expect(page.getByText('Validation error', { exact: true })).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a project that could not be created is said, and what was typed stays', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/portal/projects')
  await page.route('**/api/client/projects', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is busy right now.' } }),
  )
  await open(page)
  await page.getByLabel('Project name').fill('Kept')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Failed to create project', { exact: true })).toBeVisible()
  await expect(page.locator('[data-variant="destructive"]')).toContainText('The service is busy right now.')
  await expect(page.getByLabel('Project name')).toHaveValue('Kept')
})

test('by keyboard alone: create, and back to the button', async ({ page }) => {
  const name = `Keys ${Date.now()}`
  await signIn(page, 'client')
  await page.goto('/portal/projects')
  await page.getByRole('button', { name: 'New Project' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Project name')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Project' })).toBeFocused()
})

test('filter, search and order are in the address', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/portal/projects')
  await page.getByLabel('Status').selectOption('completed')
  await expect(page).toHaveURL('/portal/projects?status=completed')
  await expect(page.getByText('1 project', { exact: true })).toBeVisible()
  await page.getByLabel('Status').selectOption('all')
  await page.getByLabel('Search').fill('elevators')
  await expect(page).toHaveURL('/portal/projects?q=elevators')
  await expect(row(page, 'Fiber ring for the Salina elevators')).toContainText('View Details')
  await page.goto('/portal/projects?q=nothing-like-it')
  await expect(page.getByText('No projects match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all projects' }).click()
  await expect(page).toHaveURL('/portal/projects')
  await expect(page.getByLabel('Search')).toHaveValue('')
})

test('a project is opened, written on, and takes and gives a file', async ({ page }) => {
  const text = `Is the trencher booked? ${Date.now()}`
  await signIn(page, 'client')
  await page.goto('/portal/projects?q=elevators')
  await page.getByRole('link', { name: 'View Details of Fiber ring for the Salina elevators' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiber ring for the Salina elevators')
  await expect(page).toHaveTitle('Fiber ring for the Salina elevators | Prairieline Networks')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Projects',
  ])
  await expect(page.getByRole('img', { name: '3 of 5 milestones reached' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'West side is in the ground' })).toBeVisible()

  await page.getByRole('button', { name: 'Add Comment' }).click()
  await expect(page.getByText('Please write a comment first')).toBeVisible()
  await page.getByLabel('Your comment').fill(text)
  await page.getByRole('button', { name: 'Add Comment' }).click()
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(text)
  await expect(page.getByLabel('Your comment')).toHaveValue('')
  await expect
    .poll(async () => (await mailsTo('hello@prairieline.example')).some((mail) => mail.text?.includes(text)))
    .toBe(true)

  const name = `plan-${Date.now()}.pdf`
  await page.getByLabel('Add files').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF })
  const link = page.getByRole('link', { name })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(name)
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<html>') })
  await expect(page.getByText(/^This is not a PDF/)).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('button', { name: `Really remove ${name}?` }).click()
  await expect(link).toBeHidden()
})

test('another client’s project is a 404 inside the portal', async ({ page, browser }) => {
  const desk = await browser.newContext()
  const admin = await desk.newPage()
  await signIn(admin, 'admin')
  const found = await admin.request.get('/api/client_projects?where[name][equals]=Cold store monitoring')
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  await desk.close()
  await signIn(page, 'client')
  for (const id of [docs[0]?.id, 999_999, 'x']) {
    const answer = await page.goto(`/portal/projects/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project not found')
    await expect(page).toHaveTitle('Project not found | Prairieline Networks')
    await expect(page.getByRole('link', { name: 'Back to the projects' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Billing' })).toBeVisible()
  }
  expect(await axeViolations(page)).toEqual([])
  expect((await page.request.get(`/api/client/projects/${docs[0]?.id}`)).status()).toBe(404)
})

test('somebody without projects is told how to begin', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/portal/projects')
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(page.getByText('0 projects', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('staff answers in the panel; the client reads it in the portal', async ({ page, browser }) => {
  const text = `It is booked. ${Date.now()}`
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'admin')
  const found = await desk.request.get('/api/client_projects?where[name][equals]=Yard wireless, Hutchinson')
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  await desk.goto(`/admin/collections/client_projects/${docs[0]?.id}`)
  await expect(desk.getByText('Radio survey')).toBeVisible()
  await desk.getByLabel('Write to the client').fill(text)
  await desk.getByRole('button', { name: 'Send comment' }).click()
  await expect(desk.getByRole('region', { name: 'Files and comments' })).toContainText(text)
  await signIn(page, 'client')
  await page.goto(`/portal/projects/${docs[0]?.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Team')
})

test('news of a project are mailed to its client in one thread, unless the client does without', async ({
  page,
  browser,
}) => {
  const { username, email } = await newPerson(browser)
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'admin')
  await signInAs(page, username)
  const made = await page.request.post('/api/client/projects', { data: { name: 'Ring' }, headers })
  const { id } = (await made.json()) as { id: number }
  const post = async (title: string) => {
    const data = { project: id, title, date: new Date().toISOString() }
    expect((await desk.request.post('/api/project_updates', { data, headers })).status()).toBe(201)
  }
  const choose = async (projects: boolean) =>
    expect((await page.request.patch('/api/account/preferences', { data: { projects }, headers })).status()).toBe(200)
  const sent = async () => (await mailsTo(email)).filter(({ subject }) => subject === `Project #${id}: Ring`)

  await post('West side is in')
  await choose(false)
  await post('Nobody is told')
  await choose(true)
  const status = { data: { status: 'completed' }, headers }
  expect((await desk.request.patch(`/api/client_projects/${id}`, status)).status()).toBe(200)
  await expect.poll(async () => (await sent()).length).toBe(2)
  const mails = await sent()
  const texts = mails.map(({ text }) => text).join()
  expect(texts).toContain('West side is in')
  expect(texts).toContain('Status: Completed')
  const first = mails.find(({ messageId }) => messageId?.startsWith(`<project-${id}-client@`))
  expect(mails.filter((mail) => mail !== first).map(({ references }) => references)).toEqual([first?.messageId])
  await page.goto(`/portal/projects/${id}#updates`)
  await expect(page.getByRole('heading', { name: 'West side is in' })).toBeInViewport()
})
