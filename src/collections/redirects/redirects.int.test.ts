import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let editor: string
let content: unknown
beforeAll(async () => {
  app = await startApp()
  editor = await app.cookieOf('editor')
  const { fromHtml } = await import('@/lib/server/rich-text')
  content = await fromHtml(app.payload, '<p>Text</p>')
}, 60_000)
beforeEach(async () => {
  await app.sql('delete from redirects')
  await app.sql('delete from content_pages')
})
afterAll(() => app.close())

type Answer = { status: number; errors?: { path: string; message: string }[]; doc?: { id: number } }

async function write(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await app.call(method, path, { body, cookie: editor })
  return { status: answer.status, ...((await answer.json()) as object) }
}
/** What a refused write says of its fields; Payload nests it. */
const saidOf = (answer: Answer) => JSON.stringify(answer.errors)

const redirects = async () =>
  Object.fromEntries(
    (await app.sql<{ from: string; to: string }>('select "from", "to" from redirects order by "from"')).map((row) => [
      row.from,
      row.to,
    ]),
  )
const page = async (slug: string, status: 'draft' | 'published' = 'published') => {
  const answer = await write('POST', '/content_pages', { title: slug, slug, content, _status: status })
  expect(answer.status).toBe(201)
  return answer.doc?.id ?? 0
}
const publish = (id: number, slug: string) => write('PATCH', `/content_pages/${id}`, { slug, _status: 'published' })
const saveDraft = (id: number, slug: string) =>
  write('PATCH', `/content_pages/${id}?draft=true`, { slug, _status: 'draft' })
const redirect = (from: string, to: string) => write('POST', '/redirects', { from, to })
async function leadsTo(path: string) {
  const { findRedirect } = await import('./operations')
  return findRedirect(await createLocalReq({}, app.payload), path)
}

describe('a published page whose slug changes', () => {
  test('leaves its old address, marked as automatic', async () => {
    await publish(await page('one'), 'two')
    expect(await redirects()).toEqual({ '/one': '/two' })
    expect(await app.sql('select is_automatic from redirects')).toEqual([{ is_automatic: true }])
  })
  test('and changes again: all earlier addresses lead there in one step', async () => {
    const id = await page('one')
    await publish(id, 'two')
    await publish(id, 'three')
    expect(await redirects()).toEqual({ '/one': '/three', '/two': '/three' })
  })
  test('and goes back leaves no loop', async () => {
    const id = await page('one')
    await publish(id, 'two')
    await publish(id, 'one')
    expect(await redirects()).toEqual({ '/two': '/one' })
    expect(await leadsTo('/two')).toBe('/one')
  })
  test('takes redirects that lead to it along, with their anchors', async () => {
    const id = await page('one')
    await redirect('/old', '/one#part')
    await redirect('/older', '/one-and-a-half')
    await publish(id, 'two')
    expect(await redirects()).toEqual({ '/old': '/two#part', '/older': '/one-and-a-half', '/one': '/two' })
  })
  test('by a draft leaves nothing before it is published, then from the address that visitors knew', async () => {
    const id = await page('one')
    await saveDraft(id, 'not-yet')
    await saveDraft(id, 'two')
    expect(await redirects()).toEqual({})
    await write('PATCH', `/content_pages/${id}`, { _status: 'published', slug: 'two' })
    expect(await redirects()).toEqual({ '/one': '/two' })
  })
  test('by a draft that is taken back leaves nothing', async () => {
    const id = await page('one')
    await saveDraft(id, 'two')
    await publish(id, 'one')
    expect(await redirects()).toEqual({})
  })
  test('while it is withdrawn leaves its old address once it is published', async () => {
    const id = await page('one')
    await write('PATCH', `/content_pages/${id}`, { _status: 'draft' })
    expect(await redirects()).toEqual({})
    await publish(id, 'two')
    expect(await redirects()).toEqual({ '/one': '/two' })
  })
  test('by an older version that is restored leaves it too', async () => {
    const id = await page('one')
    await publish(id, 'two')
    const [version] = await app.sql<{ id: number }>(
      "select id from _content_pages_v where parent_id = $1 and version_slug = 'one'",
      [id],
    )
    expect((await write('POST', `/content_pages/versions/${version?.id}`)).status).toBe(200)
    expect(await app.sql('select slug from content_pages')).toEqual([{ slug: 'one' }])
    expect(await redirects()).toEqual({ '/two': '/one' })
  })
  test('with the story of /about leaves that screen alone', async () => {
    const id = await page('about')
    await redirect('/company', '/about')
    await publish(id, 'history')
    expect(await redirects()).toEqual({ '/company': '/about' })
    await publish(id, 'about')
    expect(await redirects()).toEqual({ '/company': '/about', '/history': '/about' })
  })
  test('together with a change that fails leaves nothing', async () => {
    await page('taken')
    const id = await page('one')
    expect((await publish(id, 'taken')).status).toBe(400)
    expect(await redirects()).toEqual({})
  })
  test('twice at once by two editors: both old addresses lead to where it is', async () => {
    const id = await page('one')
    const answers = await Promise.all([publish(id, 'two'), publish(id, 'three')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [{ slug } = { slug: '' }] = await app.sql<{ slug: string }>('select slug from content_pages')
    const other = slug === 'two' ? '/three' : '/two'
    expect(await redirects()).toEqual({ '/one': `/${slug}`, [other]: `/${slug}` })
  })
  test('with another one at once: two pages swap their addresses without a loop', async () => {
    const [first, second] = [await page('one'), await page('two')]
    await publish(first, 'between')
    await Promise.all([publish(second, 'one'), publish(first, 'three')])
    await publish(first, 'two')
    const all = await redirects()
    expect(all['/one']).toBeUndefined()
    expect(all['/two']).toBeUndefined()
    expect(await leadsTo('/between')).toBe('/two')
  })
})

test('a page that is published where something was redirected from takes the address', async () => {
  await redirect('/new-page', '/about')
  const id = await page('new-page', 'draft')
  expect(await redirects()).toEqual({ '/new-page': '/about' })
  await publish(id, 'new-page')
  expect(await redirects()).toEqual({})
})

describe('a page that is deleted', () => {
  test('takes the redirects to it along, over others too', async () => {
    const id = await page('one')
    await redirect('/a', '/b')
    await redirect('/b', '/one#x')
    await redirect('/other', '/one-more')
    await write('DELETE', `/content_pages/${id}`)
    expect(await redirects()).toEqual({ '/other': '/one-more' })
  })
  test('leaves those to /about, which is there without it', async () => {
    const id = await page('about')
    await redirect('/company', '/about')
    await write('DELETE', `/content_pages/${id}`)
    expect(await redirects()).toEqual({ '/company': '/about' })
  })
})

describe('a redirect of the staff', () => {
  test('is stored in its canonical form', async () => {
    expect((await redirect(' /Old/Page/ ', '/About#Team')).status).toBe(201)
    expect(await redirects()).toEqual({ '/old/page': '/about#Team' })
    expect(await leadsTo('/OLD/page')).toBe('/about#Team')
    await redirect('/jobs', 'https://jobs.other.example/Open')
    expect(await leadsTo('/jobs')).toBe('https://jobs.other.example/Open')
  })
  test('cannot pass itself off as automatic', async () => {
    await write('POST', '/redirects', { from: '/a', to: '/b', isAutomatic: true })
    expect(await app.sql('select is_automatic from redirects')).toEqual([{ is_automatic: false }])
  })
  test.each([
    ['/a', '/a', 'An address cannot redirect to itself'],
    ['/a/', '/A#part', 'An address cannot redirect to itself'],
    ['/services', '/about', 'The site itself answers at this address, so the redirect would never be used'],
    ['/there', '/about', 'There is a page at this address, so the redirect would never be used'],
    ['/known', '/about', 'There is a redirect from this address already'],
    ['/a', 'http://localhost/x', 'Write a path on this site'],
    ['', '/about', 'Please enter the old address'],
    ['/a', '', 'Please enter where it leads'],
  ])('from %j to %j is refused', async (from, to, message) => {
    await page('there')
    await redirect('/known', '/about')
    const answer = await redirect(from, to)
    expect(answer.status).toBe(400)
    expect(saidOf(answer)).toContain(message)
  })
  test('cannot close a loop, however long', async () => {
    for (let i = 1; i < 12; i++) expect((await redirect(`/p${i}`, `/p${i + 1}#x`)).status).toBe(201)
    const closing = await redirect('/p12', '/p1')
    expect(closing.status).toBe(400)
    expect(saidOf(closing)).toContain('This would lead back to where it began')
    const [last] = await app.sql<{ id: number }>('select id from redirects where "from" = $1', ['/p11'])
    expect((await write('PATCH', `/redirects/${last?.id}`, { to: '/p3' })).status).toBe(400)
    expect((await write('PATCH', `/redirects/${last?.id}`, { to: '/about' })).status).toBe(200)
    expect(await leadsTo('/p1')).toBe('/about')
  })
  test('cannot close one together with another that is made at the same time', async () => {
    const answers = await Promise.all([redirect('/x', '/y'), redirect('/y', '/z'), redirect('/z', '/x')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400])
  })
})

test('a slug of a screen of the site is refused at its field', async () => {
  for (const slug of ['rfq', 'portal', 'search']) {
    const answer = await write('POST', '/content_pages', { title: 'x', slug, content, _status: 'published' })
    expect(answer.status).toBe(400)
    expect(saidOf(answer)).toContain(`The site has a screen of its own at /${slug}. Please choose another slug`)
  }
})

test('a save lets the pages expire', async () => {
  const { pageClock } = await import('@/lib/server/page-clock')
  const before = pageClock.expiredAt
  await redirect('/a', '/about')
  expect(pageClock.expiredAt).toBeGreaterThan(before)
})
