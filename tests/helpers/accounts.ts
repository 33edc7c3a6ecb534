import { randomUUID } from 'node:crypto'
import { generate } from 'otplib'
import { createLocalReq } from 'payload'
import type { TestApp } from './app'

/** A code of the authenticator app; `step` 1 is the one that the app shows next. */
export const appCode = (secret: string, step = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * step })

/** The cookie of this name that an answer sets, as a browser sends it back; `''` when it takes it away or sets none. */
export function cookieIn(answer: Response, name: string): string {
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`patchbay-${name}=`)) ?? ''
  const [pair = ''] = set.split(';')
  return pair.endsWith('=') ? '' : pair
}

/** Gives the company its name, without the rest of the content: mails need no more. */
export async function nameCompany(app: TestApp): Promise<void> {
  const { seedCompany } = await import('@/seed/content')
  await seedCompany(await createLocalReq({}, app.payload))
}

/** A call from an address of its own, so that no test runs into another's limit. */
export const post = (app: TestApp, path: string, body: unknown, cookie?: string): Promise<Response> =>
  app.call('POST', path, { body, cookie, headers: { 'x-patchbay-address': randomUUID() } })

/** Turns two-factor sign-in on for somebody who is signed in. The code of the present step is used up by it. */
export async function turnOn(app: TestApp, cookie: string, password: string) {
  const { secret } = (await (await post(app, '/two-factor/enrol', { currentPassword: password }, cookie)).json()) as {
    secret: string
  }
  const answer = await post(app, '/two-factor/confirm', { code: await appCode(secret) }, cookie)
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  return { secret, recoveryCodes, cookie: cookieIn(answer, 'token') }
}
