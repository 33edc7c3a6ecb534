import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

type Page = { kind: string; html: unknown; headers?: Record<string, string>; rscData?: unknown }
type Cache = {
  get: (key: string, context: object) => Promise<{ value: Page } | null>
  set: (key: string, value: Page | null, context: object) => Promise<void>
}
type CacheClass = new (context: object) => Cache

const require = createRequire(import.meta.url)
const PageCache = require('./page-cache.cjs') as CacheClass
const { nodeFs } = require('next/dist/server/lib/node-fs-methods') as { nodeFs: object }
type Clock = { expiredAt: number; cannotRender?: () => Promise<boolean> }
const clock = (globalThis as unknown as Record<symbol, Clock>)[Symbol.for('patchbay.page-clock')]
if (!clock) throw new Error('The cache has no clock')

const context = { kind: 'APP_PAGE', isFallback: false }
const page = (html: unknown = '<p>Hello</p>'): Page => ({ kind: 'APP_PAGE', html })

let folder: string
let cache: Cache
let now: number
let key: string
let count = 0

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'page-cache-'))
  cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1e6,
  })
  now = 10_000
  Object.assign(clock, { expiredAt: 5_000, cannotRender: undefined })
  // The memory behind the cache is shared, so each test has a page of its own.
  key = `/page-${++count}`
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** Asks for a page, as Next does before it renders one. */
const ask = async () => (await cache.get(key, context))?.value.html

describe('a page', () => {
  test('that was never rendered is not there', async () => {
    expect(await ask()).toBeUndefined()
  })

  test('that was rendered after the last change is served', async () => {
    await ask()
    await cache.set(key, page(), context)
    expect(await ask()).toBe('<p>Hello</p>')
  })

  test.each([
    ['is served while none can be rendered', true, true, '<p>Hello</p>'],
    ['is not served while pages can be rendered', true, false, undefined],
    ['is not served when its beginning is not known', false, true, undefined],
  ])('that has expired %s', async (_what, isOfThisRun, isAway, expected) => {
    if (isOfThisRun) await ask()
    await cache.set(key, page(), context)
    clock.expiredAt = 20_000
    clock.cannotRender = () => Promise.resolve(isAway)
    expect(await ask()).toBe(expected)
  })

  test('that was rendered before the last change is not served', async () => {
    await ask()
    await cache.set(key, page(), context)
    now = 20_000
    clock.expiredAt = now
    expect(await ask()).toBeUndefined()
  })

  test('that was rendered anew after the change is served', async () => {
    await cache.set(key, page(), context)
    clock.expiredAt = 20_000
    now = 20_001
    await ask()
    await cache.set(key, page('<p>New</p>'), context)
    expect(await ask()).toBe('<p>New</p>')
  })

  test('whose content changed while it was made is not served', async () => {
    await ask()
    clock.expiredAt = 11_000
    now = 12_000
    await cache.set(key, page(), context)
    now = 13_000
    expect(await ask()).toBeUndefined()
  })

  test('that was rendered before a change is not served when the system’s clock was set back meanwhile', async () => {
    await ask()
    await cache.set(key, page(), context)
    now = 4_000
    clock.expiredAt = Math.max(now, clock.expiredAt + 1)
    expect(await ask()).toBeUndefined()
  })

  test('tells what the clock said when its rendering began, at once and later', async () => {
    const made = page()
    await ask()
    await cache.set(key, made, context)
    const stored = await cache.get(key, context)
    expect([made.headers, stored?.value.headers]).toEqual([
      expect.objectContaining({ 'x-patchbay-rendered': '5000' }),
      expect.objectContaining({ 'x-patchbay-rendered': '5000' }),
    ])
  })

  test('of another address that is being made does not matter', async () => {
    await cache.get(`${key}-other`, context)
    clock.expiredAt = 11_000
    now = 12_000
    await ask()
    await cache.set(key, page(), context)
    expect(await ask()).toBe('<p>Hello</p>')
  })

  test('that the build left on the disk is not served', async () => {
    const file = path.join(folder, 'app', `${key}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '<p>Built</p>')
    await writeFile(file.replace('.html', '.rsc'), '')
    await writeFile(file.replace('.html', '.meta'), '{}')
    await utimes(file, 4, 4)
    expect(await ask()).toBeUndefined()
  })

  test('that is gone leaves nothing', async () => {
    await cache.set(key, page(), context)
    await cache.set(key, null, context)
    expect(await ask()).toBeUndefined()
  })
})

describe('two renderings of a page at once', () => {
  test('the older one is not served for the younger', async () => {
    await ask()
    clock.expiredAt = now + 100
    now += 200
    await ask()
    await cache.set(key, page('<p>Old</p>'), context)
    now += 100
    expect(await ask()).toBeUndefined()
  })
  test('one whose beginning is not known is not served', async () => {
    await ask()
    await cache.set(key, page('<p>First</p>'), context)
    await cache.set(key, page('<p>Unknown</p>'), context)
    expect(await ask()).toBeUndefined()
  })
})

describe('the policy of a page', () => {
  // Next asks for a page before it stores one.
  beforeEach(async () => void (await ask()))

  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

  /** The sources of scripts that a stored page allows. */
  async function scriptSources(html: unknown): Promise<string[]> {
    await cache.set(key, page(html), context)
    const policy = (await cache.get(key, context))?.value.headers?.['content-security-policy'] ?? ''
    return /script-src ([^;]*)/.exec(policy)?.[1]?.trim().split(' ') ?? []
  }

  test('allows exactly its inline scripts', async () => {
    const html = '<script>alert("ä")</script><p>x</p><script type="module" id="a">\nlet b = 1 < 2\n</script>'
    expect(await scriptSources(html)).toEqual(["'self'", hashOf('alert("ä")'), hashOf('\nlet b = 1 < 2\n')])
  })

  test('names a script that occurs twice once', async () => {
    expect(await scriptSources('<script>a()</script><script>a()</script>')).toEqual(["'self'", hashOf('a()')])
  })

  test('takes files of the site from their place', async () => {
    expect(await scriptSources('<script src="/a.js" async></script><script\nsrc="/b.js"></script>')).toEqual(["'self'"])
  })

  test('counts a script as inline whose other attribute ends in src', async () => {
    expect(await scriptSources('<script data-src="/a.js">a()</script>')).toEqual(["'self'", hashOf('a()')])
  })

  test('is made for a page that comes as a stream, too', async () => {
    const html = { toUnchunkedString: () => '<script>a()</script>' }
    expect(await scriptSources(html)).toEqual(["'self'", hashOf('a()')])
  })

  test('never allows inline scripts as such, nor eval', async () => {
    expect((await scriptSources('<script>a()</script>')).join(' ')).not.toMatch(/unsafe/)
  })

  test('leaves a policy that the page has already', async () => {
    const own = { 'content-security-policy': "default-src 'none'" }
    await cache.set(key, { ...page(), headers: own }, context)
    expect((await cache.get(key, context))?.value.headers).toMatchObject(own)
  })

  test('keeps the other headers', async () => {
    await cache.set(key, { ...page(), headers: { 'x-a': '1' } }, context)
    expect((await cache.get(key, context))?.value.headers).toMatchObject({ 'x-a': '1' })
  })

  test('is not put on what is no page', async () => {
    await cache.set(key, { ...page('<script>a()</script>'), kind: 'PAGES' }, { ...context, kind: 'PAGES' })
    const entry = await cache.get(key, { ...context, kind: 'PAGES' })
    expect(entry?.value.html).toBe('<script>a()</script>')
    expect(entry?.value.headers).toBeUndefined()
  })
})
