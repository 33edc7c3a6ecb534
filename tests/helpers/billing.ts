import { createLocalReq, type PayloadRequest } from 'payload'
import { dayIn } from '@/lib/shared/days'
import type { TestApp } from './app'

type Doc = Record<string, never> & { id: number; number: string | null; status: string }
type Written = { status: number; doc: Doc }

/** A line of 2.5 hours at $120.00 with 8.65% of tax, and what it comes to in cents. */
export const line = {
  description: 'Splicing',
  quantityThousandths: 2500,
  unit: 'hour',
  unitPriceCents: 12_000,
  taxRateBasisPoints: 865,
}
export const TOTAL = 30_000 + 2595

/** Which day it is for the company. */
export const today = (): string => dayIn('America/Chicago')

/** Bills clients through the routes of the panel, as an administrator. */
export async function openDesk(app: TestApp) {
  const admin = await app.cookieOf('admin')
  const write = async (method: string, path: string, body: unknown): Promise<Written> => {
    const answer = await app.call(method, path, { body, cookie: admin })
    return { status: answer.status, doc: ((await answer.json()) as { doc: Doc }).doc }
  }
  const draft = (more: object) => write('POST', '/invoices', { lines: [line], ...more })
  return {
    admin,
    write,
    draft,
    issue: (more: object) => draft({ status: 'issued', ...more }),
    pay: (invoice: number, amountCents: unknown, more: object = {}) =>
      write('POST', '/payments', { invoice, amountCents, date: today(), method: 'bank', ...more }),
    /** A client of this name, signed in: the cookie and the id. */
    client: async (username: string): Promise<[cookie: string, id: number]> => {
      const cookie = await app.cookieOf('client', username)
      const [row] = await app.sql<{ id: number }>('select id from users where username = $1', [username])
      return [cookie, row?.id ?? 0]
    },
    /** A request of that user, for an operation. */
    as: async (id: number): Promise<PayloadRequest> => {
      const user = await app.payload.findByID({ collection: 'users', id, overrideAccess: true })
      return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
    },
  }
}

/** What `openDesk` gives. */
export type Desk = Awaited<ReturnType<typeof openDesk>>
