import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { BASE_URL } from './address'
import { signIn } from './helpers'

/** The password of the people that tests make. */
export const PERSON_PASSWORD = 'correct horse battery'

/** Who calls from a page of the site says so. */
export const headers = { origin: BASE_URL }

/** A client whom no other test knows. */
export type Person = { username: string; email: string }

/** Makes a client of its own for a test, who has nothing yet. */
export async function newPerson(browser: Browser): Promise<Person> {
  const page = await browser.newPage()
  await signIn(page, 'admin')
  const username = `ada-${randomUUID().slice(0, 8)}`
  const email = `${username}@winter.example`
  const data = { username, email, fullName: 'Ada Winter', role: 'client', password: PERSON_PASSWORD }
  expect((await page.request.post('/api/users', { data, headers })).status()).toBe(201)
  await page.close()
  return { username, email }
}

/** Tries to sign a browser in, without the form: the status of the answer. */
export async function signInAs(page: Page, username: string, password = PERSON_PASSWORD): Promise<number> {
  return (await page.request.post('/api/login', { data: { username, password }, headers })).status()
}
