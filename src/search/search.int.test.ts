import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../tests/helpers/app'
import type { SearchAnswer } from './result'

let app: TestApp
let admin: string
let editor: string
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'content'
  app = await startApp()
  const { seedOnce } = await import('@/seed')
  const { ensureIndex } = await import('./keep-index')
  await seedOnce(app.payload)
  await ensureIndex(app.payload, 'test')
  admin = await app.cookieOf('admin')
  editor = await app.cookieOf('editor')
}, 180_000)
afterAll(() => app.close())

const ask = (query: string, address: string = randomUUID()) =>
  app.call('GET', `/search?${query}`, { headers: { 'x-patchbay-address': address } })
async function search(q: string, limit = 20) {
  const answer = await ask(new URLSearchParams({ q, limit: String(limit) }).toString())
  expect([q, answer.status]).toEqual([q, 200])
  return ((await answer.json()) as SearchAnswer).results
}
const pathsOf = async (q: string) => (await search(q)).map(({ path }) => path)

const rich = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})
async function makePage(slug: string, text: string, more: object = { _status: 'published' }): Promise<number> {
  const body = { title: 'A test page', slug, content: rich(text), ...more }
  const answer = await app.call('POST', '/content_pages', { body, cookie: editor })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}
async function change(path: string, body: object, method = 'PATCH'): Promise<void> {
  const answer = await app.call(method, path, { body, cookie: admin })
  expect([path, answer.status]).toEqual([path, 200])
}

describe('what is found', () => {
  test.each([
    ['fiber', '/fiber-installation'],
    ['privacy', '/privacy-policy'],
    ['kansas law', '/terms-of-service'],
    ['jobs', '/careers'],
    ['leadership team', '/about'],
    ['las vegas', '/contact'],
    ['estimate', '/rfq'],
    ['trench', '/'],
    ['eia', '/fiber-installation'],
  ])('%s leads to %s', async (q, path) => {
    expect(await pathsOf(q)).toContain(path)
  })
  test('a word in another form, and one that is still being typed', async () => {
    for (const q of ['installing', 'installation', 'installati', 'instal'])
      expect([q, await pathsOf(q)]).toEqual([q, expect.arrayContaining(['/fiber-installation'])])
    expect(await pathsOf('noc oper')).toContain('/services#noc-operations')
  })
  test('a word whose stem is another word is not taken for that one', async () => {
    const hits = (await search('ins')).flatMap(({ excerpt }) => excerpt.filter(({ hit }) => hit))
    expect(hits.length).toBeGreaterThan(0)
    for (const { text } of hits) expect(text).toMatch(/^ins/i)
    expect(await pathsOf('ins zeppelin')).toEqual([])
  })
  test('the answers to the questions about a service', async () => {
    const [row] = await app.sql<{ answer: string }>(
      "select answer from services_faq f join services s on s.id = f._parent_id where s.slug = 'managed-services'",
    )
    expect(await pathsOf(row?.answer.slice(0, 90) ?? '')).toContain('/services#managed-services')
  })
  test('all words have to be there', async () => {
    expect(await pathsOf('fiber zeppelin')).toEqual([])
  })
  test('a title counts for more than a text, and an address comes once', async () => {
    const results = await search('managed')
    expect(results[0]).toMatchObject({ path: '/services#managed-services', kind: 'service' })
    const paths = await pathsOf('fiber')
    expect(new Set(paths).size).toBe(paths.length)
  })
  test('an excerpt is plain text with its hits', async () => {
    const [first] = await search('liabilities')
    expect(first).toMatchObject({ title: 'Terms of Service', kind: 'page' })
    expect(first?.excerpt.some(({ text, hit }) => hit && /^liability$/i.test(text))).toBe(true)
    expect(first?.excerpt.map(({ text }) => text).join('')).not.toMatch(/[<\uE000\uE001]/)
  })
  test('nobody is mailed by it: what the settings keep for staff is not in it', async () => {
    await app.sql('update site_settings set rfq_recipient = $1', ['zanzibar@prairieline.example'])
    const { rebuildIndex } = await import('./indexing')
    await rebuildIndex(await createLocalReq({}, app.payload))
    expect(await pathsOf('zanzibar')).toEqual([])
  })
})

describe('a content page', () => {
  test('is found as soon as it is published, and not before', async () => {
    const id = await makePage('a-draft', 'quokkas in the draft', { _status: 'draft' })
    expect(await pathsOf('quokkas')).toEqual([])
    await change(`/content_pages/${id}`, { _status: 'published' })
    expect(await pathsOf('quokkas')).toEqual(['/a-draft'])
  })
  test('is found by what is published of it while a draft is beside it', async () => {
    const id = await makePage('beside', 'wombats as published')
    await change(`/content_pages/${id}?draft=true`, { content: rich('numbats of the draft'), _status: 'draft' })
    expect([await pathsOf('wombats'), await pathsOf('numbats')]).toEqual([['/beside'], []])
    await change(`/content_pages/${id}`, { _status: 'draft' })
    expect([await pathsOf('wombats'), await pathsOf('numbats')]).toEqual([[], []])
  })
  test('moves with its slug, and goes when it is deleted', async () => {
    const id = await makePage('old-place', 'bilbies')
    await change(`/content_pages/${id}`, { slug: 'new-place', _status: 'published' })
    expect(await pathsOf('bilbies')).toEqual(['/new-place'])
    expect((await app.call('DELETE', `/content_pages/${id}`, { cookie: editor })).status).toBe(200)
    expect(await pathsOf('bilbies')).toEqual([])
  })
  test('of the slug about is a part of its screen', async () => {
    const [about] = await app.sql<{ id: number }>("select id from content_pages where slug = 'about'")
    await change(`/content_pages/${about?.id}`, { content: rich('dunnarts'), _status: 'published' })
    expect(await search('dunnarts')).toMatchObject([{ path: '/about', title: 'About Us' }])
    await change(`/content_pages/${about?.id}`, { slug: 'story', _status: 'published' })
    expect(await pathsOf('dunnarts')).toEqual(['/story'])
  })
  test('that could not be saved leaves the index as it was', async () => {
    const id = await makePage('kept', 'quolls')
    const answer = await app.call('PATCH', `/content_pages/${id}`, {
      body: { slug: 'privacy-policy', content: rich('bettongs') },
      cookie: editor,
    })
    expect(answer.status).toBe(400)
    expect([await pathsOf('quolls'), await pathsOf('bettongs')]).toEqual([['/kept'], []])
  })
})

describe('the other texts', () => {
  test('an editable text is found on its screen at once', async () => {
    const body = { content: '<p>Numerous <em>pademelons</em></p>', pageId: 'default' }
    await change('/content/element/services-intro', body, 'PUT')
    expect(await pathsOf('pademelon')).toEqual(['/services'])
    await change('/content/element/services-intro', { ...body, content: 'None' }, 'PUT')
    expect(await pathsOf('pademelon')).toEqual([])
  })
  test('two editors of one screen both leave their words', async () => {
    const put = (id: string, content: string) => change(`/content/element/${id}`, { content }, 'PUT')
    await Promise.all([put('rfq-title', 'kowaris'), put('rfq-intro', 'mulgaras'), put('rfq-note', 'ningauis')])
    for (const word of ['kowaris', 'mulgaras', 'ningauis']) expect(await pathsOf(word)).toEqual(['/rfq'])
  })
  test('a global is found on its screen, a setting where it is shown', async () => {
    await change('/globals/contact_page', { faq: [{ question: 'Antechinus?', answer: 'Yes.' }] }, 'POST')
    expect(await pathsOf('antechinus')).toEqual(['/contact'])
    await change('/globals/site_settings', { serviceHours: 'When the phascogales sleep' }, 'POST')
    expect(await pathsOf('phascogales')).toEqual(['/contact'])
  })
  test('a service moves with its address, and one without a section is its card only', async () => {
    const [service] = await app.sql<{ id: number }>("select id from services where slug = 'noc-operations'")
    await change(`/services/${service?.id}`, { description: rich('bandicoots'), shortDescription: 'With dibblers.' })
    expect(await pathsOf('bandicoots')).toEqual(['/services#noc-operations'])
    await change(`/services/${service?.id}`, { href: '/services#managed-services' })
    expect([await pathsOf('bandicoots'), await pathsOf('dibblers')]).toEqual([[], ['/services#managed-services']])
    await app.call('DELETE', `/services/${service?.id}`, { cookie: editor })
    expect(await pathsOf('dibblers')).toEqual([])
  })
})

describe('the call', () => {
  test('answers as many as it is asked for, eight by default', async () => {
    expect(await search('a', 3)).toHaveLength(3)
    expect(((await (await ask('q=a')).json()) as SearchAnswer).results).toHaveLength(8)
  })
  test.each(['', 'q=', 'q=%20%20', 'q=!!!', 'q=%F0%9F%8E%89'])('with "%s" answers an empty list', async (query) => {
    expect(await (await ask(query)).json()).toEqual({ results: [] })
  })
  test.each([
    `q=${'x'.repeat(101)}`,
    'q=a&limit=0',
    'q=a&limit=21',
    'q=a&limit=x',
    'q=a&limit=1.5',
    'q[]=a',
    'q[a]=b',
    'q=a&q=b',
    'q=%00',
  ])('with %s is a 400 that says why', async (query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(/^[A-Za-z].{5,}/)
  })
  test('takes a hundred characters, the spaces round them aside', async () => {
    expect((await ask(`q=%20${'x'.repeat(100)}%20`)).status).toBe(200)
  })
  test('is limited for each address', async () => {
    const statuses = await Promise.all(Array.from({ length: 241 }, async () => (await ask('q=', 'typist')).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(240)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('whatever is typed', () => {
  test.each([
    `'`,
    `"`,
    `\\`,
    `':*`,
    'fiber:*',
    'fiber & ',
    '| fiber',
    '!fiber',
    '((fiber',
    '<-> fiber',
    `"fiber optic`,
    '-fiber',
    'fiber\u2028optic',
    'the',
    'to be or not to be',
    'the fiber',
    '24/7',
    'wi-fi',
    'WiFi-6 wi',
    '99.99%',
    '1e5 0x1F -3.5',
    'a@b.example http://x.example/y?z=1#q',
    '<script>alert(1)</script>',
    '%_%',
    '光ファイバー',
    'ﬁber',
    'ÀÉÎ',
    'e\u0301\u0301\u0301',
    '\u202Efiber',
    '\uE000fiber\uE001',
    '🎉 fiber',
    'fiber 🎉',
    '\ud800',
    'null',
  ])('%j is no error', async (q) => {
    await search(q)
  })
  test('odd characters in any order are no error', async () => {
    const signs = [
      ...`'"\\:*&|!()<->-+/@#%_ ~^$?.,;{}[]=\``,
      'a',
      'it',
      'fiber',
      '7',
      'é',
      '\u00a0',
      '\u200d',
      '🎉',
      '\uE000',
    ]
    let seed = 42
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
    for (let round = 0; round < 150; round++) {
      const q = Array.from({ length: 1 + (next() % 14) }, () => signs[next() % signs.length]).join('')
      await search(q, 2)
    }
  })
  test('what is said of a sign beside a word changes nothing', async () => {
    const plain = await search('fiber')
    for (const q of ['🎉 fiber', 'fiber 🎉', '"fiber"', 'fiber!', '(fiber)', 'the fiber'])
      expect([q, await search(q)]).toEqual([q, plain])
  })
})

test('the index is made anew for another version, and left alone else', async () => {
  const { ensureIndex } = await import('./keep-index')
  await app.sql("update search_entries set title = 'Galah' where path = '/careers'")
  await ensureIndex(app.payload, 'test')
  expect(await search('galah')).toMatchObject([{ path: '/careers' }])
  await ensureIndex(app.payload, 'another')
  expect(await app.sql("select title from search_entries where path = '/careers'")).toEqual([
    { title: 'Network Technology Recruiting' },
  ])
  expect(await app.sql('select version from search_state')).toEqual([{ version: '1 another' }])
})

test('a very long page is saved, and found by its beginning', async () => {
  const words = Array.from({ length: 15_000 }, (_, index) => `word${index.toString(36)}é`)
  await makePage('long', `thylacine ${words.join(' ')}`)
  expect(await pathsOf('thylacine')).toEqual(['/long'])
})
