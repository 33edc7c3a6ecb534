import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  app.payload.logger.warn = () => {}
  const { surviveLostConnections } = await import('./lost-connections')
  surviveLostConnections(app.payload)
}, 180_000)
afterAll(() => app.close())

const pool = async () => (await import('./sql')).poolOf(app.payload)

test('a connection that breaks in a transaction is told as such, and given back', async () => {
  const { inTransaction } = await import('./transaction')
  const { answerFor } = await import('./http-error')
  const { sqlOf } = await import('./sql')
  const before = (await pool()).totalCount
  const failures = []
  for (let i = 0; i < 15; i++) {
    const req = await createLocalReq({}, app.payload)
    const work = async () => {
      const { rows } = await sqlOf(req).query<{ pid: number }>('select pg_backend_pid() as pid')
      await app.sql('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await sqlOf(req).query('select 1')
    }
    failures.push(await inTransaction(req, work).catch((error: unknown) => answerFor(error)?.status))
  }
  expect(failures).toEqual(Array(15).fill(503))
  expect((await pool()).totalCount).toBeLessThanOrEqual(before + 1)
  expect((await (await pool()).query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('one that breaks at the begin of a transaction is given back', async () => {
  const { inTransaction } = await import('./transaction')
  const own = await pool()
  const taken = () => own.totalCount - own.idleCount
  const before = taken()
  for (let i = 0; i < 15; i++) {
    const client = await own.connect()
    // The next to take it finds it broken.
    const { query } = client
    client.query = (() => Promise.reject(new Error('Connection terminated unexpectedly'))) as never
    client.release()
    const failure = inTransaction(await createLocalReq({}, app.payload), () => Promise.resolve())
    await expect(failure).rejects.toThrow()
    client.query = query
  }
  expect(taken()).toBe(before)
})

test('what a transaction wrote is stored, or not at all', async () => {
  const { inTransaction } = await import('./transaction')
  const { sqlOf } = await import('./sql')
  const write = async (key: string, fails: boolean) => {
    const req = await createLocalReq({}, app.payload)
    await inTransaction(req, async () => {
      await sqlOf(req).query("insert into idempotency_keys (route, key, fingerprint) values ('x', $1, '')", [key])
      if (fails) throw new Error('refused')
    })
  }
  await write('stored', false)
  await expect(write('not stored', true)).rejects.toThrow('refused')
  expect(await app.sql("select key from idempotency_keys where route = 'x'")).toEqual([{ key: 'stored' }])
})

test('pages that have expired are served only while the database is really away, and expire when it is back', async () => {
  const { listenForPageChanges } = await import('./page-listener')
  const { pageClock } = await import('./page-clock')
  const { runtime } = await import('./runtime')
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  let isUp = true
  const stop = listenForPageChanges(() => Promise.resolve(isUp))
  await until(() => runtime.isDatabaseAway?.() === false)
  isUp = false
  expect(await pageClock.cannotRender?.()).toBe(false)

  const before = pageClock.expiredAt
  await app.sql(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'patchbay-pages'",
  )
  await until(() => runtime.isDatabaseAway?.() === true)
  expect(await pageClock.cannotRender?.()).toBe(true)
  // Only this connection was lost, and somebody else may have saved.
  isUp = true
  expect(await pageClock.cannotRender?.()).toBe(false)

  await until(() => runtime.isDatabaseAway?.() === false)
  expect(pageClock.expiredAt).toBeGreaterThan(before)
  await stop()
})
