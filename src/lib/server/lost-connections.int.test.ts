import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Client } from 'pg'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import { startSilentProxy } from '../../../tests/helpers/silent-proxy'

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

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a connection on which nothing comes back is cut, once migrations are over', async () => {
  const { PoolClient } = await import('@/observe/observed-client')
  const { answerFor } = await import('./http-error')
  const { cutSilentConnections } = await import('./silent-connection')
  const proxy = await startSilentProxy(process.env.DATABASE_URL ?? '')
  const client = new (PoolClient as unknown as typeof Client)({ connectionString: proxy.url })
  client.on('error', () => {})
  await client.connect()
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const ask = () => client.query('select pg_sleep(0.05)').catch((error: unknown) => answerFor(error)?.status)
  try {
    const early = ask()
    jest.advanceTimersByTime(60_000)
    expect(await early).toMatchObject({ rowCount: 1 })

    cutSilentConnections()
    await client.query('select 1')
    jest.advanceTimersByTime(60_000)
    proxy.fallSilent()
    const late = ask()
    jest.advanceTimersByTime(19_000)
    expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits')
    jest.advanceTimersByTime(2000)
    expect(await late).toBe(503)
  } finally {
    jest.useRealTimers()
    await proxy.close()
  }
})

test('who listens for changes of pages notices when nobody speaks any more, and takes all pages for old afterwards', async () => {
  const { listenForPageChanges } = await import('./page-listener')
  const { pageClock } = await import('./page-clock')
  const { runtime } = await import('./runtime')
  const proxy = await startSilentProxy(process.env.DATABASE_URL ?? '')
  const stop = listenForPageChanges(() => Promise.resolve(true), { url: proxy.url, every: 10, patience: 200 })
  await until(() => runtime.isDatabaseAway?.() === false)
  const before = pageClock.expiredAt
  proxy.fallSilent()
  await until(() => runtime.isDatabaseAway?.() === true)
  proxy.speak()
  await until(() => runtime.isDatabaseAway?.() === false)
  expect(pageClock.expiredAt).toBeGreaterThan(before)
  await stop()
  await proxy.close()
})

test('pages that have expired are served only while the database is really away, and expire when it is back', async () => {
  const { listenForPageChanges } = await import('./page-listener')
  const { pageClock } = await import('./page-clock')
  const { runtime } = await import('./runtime')
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
