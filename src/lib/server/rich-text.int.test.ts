import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let html: (state: object) => string
let state: (text: string) => Promise<object>
beforeAll(async () => {
  app = await startApp()
  const { fromHtml, toHtml } = await import('./rich-text')
  html = toHtml as never
  state = (text) => fromHtml(app.payload, text)
}, 60_000)
afterAll(() => app.close())

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

// Words with what may go wrong in them; a space of their own stands between words, never at an end.
const word = fc.oneof(
  fc.constantFrom('fiber', 'Kansas', 'größer', 'naïve', '光', 'a<b', 'R&D', '"quoted"', 'it’s', '5 > 3', '&amp;'),
  fc.stringMatching(/^[A-Za-z0-9]{1,8}$/),
)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => escaped(all.join(' ')))
const address = fc.constantFrom(
  '/contact',
  '/terms-of-service#security-policy',
  '#accessibility',
  'https://a.example/?b=c',
  'mailto:a@b.example',
)
const emphasis = fc.constantFrom('strong', 'em', 'u', 's', 'code')

const run = fc.oneof(
  words,
  fc.tuple(emphasis, words).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  fc.tuple(words, words).map(([one, two]) => `<strong>${one}</strong> and <em>${two}</em>`),
  words.map((text) => `<em><strong>${text}</strong></em>`),
  fc.tuple(address, words).map(([href, text]) => `<a href="${href}">${text}</a>`),
  fc.tuple(address, words).map(([href, text]) => `<a href="${href}"><strong>${text}</strong></a>`),
)
const line = fc.array(run, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))
const listOf = (tag: string, items: string[]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
const list = fc.tuple(fc.constantFrom('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }))
const tableOf = (rows: string[][]) => {
  const row = (tag: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}><p>${cell}</p></${tag}>`).join('')}</tr>`
  return `<table><tbody>${rows.map((cells, index) => row(index === 0 ? 'th' : 'td', cells)).join('')}</tbody></table>`
}

const block = fc.oneof(
  line.map((text) => `<p>${text}</p>`),
  fc.tuple(line, line).map(([one, two]) => `<p>${one}<br>${two}</p>`),
  fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), line).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  list.map(([tag, items]) => listOf(tag, items)),
  fc
    .tuple(list, list)
    .map(([[outer, items], [inner, more]]) => listOf(outer, [...items, `nested${listOf(inner, more)}`])),
  line.map((text) => `<blockquote>${text}</blockquote>`),
  fc.array(fc.array(line, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 3 }).map(tableOf),
  fc.constant('<hr>'),
)
// Two lists of one kind that follow each other are one list to the editor, in the panel too.
const text = fc
  .array(block, { minLength: 2, maxLength: 6 })
  .map((all) => all.join('').replace(/(<\/[uo]l>)(?=<[uo]l>)/g, '$1<p>Between</p>'))

/** What a reader gets: the elements with their addresses and anchors, and the words in them, in their order. */
const essence = (of: string) =>
  of
    .replace(/<(h[2-4]|td|th|li) [^>]*>/g, '<$1>')
    .replace(/<\/?(p|tbody|thead)>|\n/g, '')
    .replace(/&quot;/g, '"')
    .replace(/<(hr|br) ?\/>/g, '<$1>')

/** A link gets another id each time it is read; nothing refers to it. */
const withoutIds = (stored: object): unknown =>
  JSON.parse(JSON.stringify(stored, (key, value: unknown) => (key === 'id' ? undefined : value)))

describe('panel → call → panel', () => {
  test('keeps headings, lists, links, emphasis, quotes, tables and words', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        expect(essence(html(await state(written)))).toBe(essence(written))
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  test('changes nothing any more after the first time, not even the anchors', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        const once = html(await state(written))
        const stored = await state(once)
        expect(html(stored)).toBe(once)
        expect(withoutIds(await state(html(stored)))).toEqual(withoutIds(stored))
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  test('gives each heading the anchor of its words, and a number to a second one', async () => {
    const stored = await state(
      '<h2>Security Policy</h2><h3>R&amp;D <em>today</em></h3><h2>Security Policy</h2><p>x</p>',
    )
    expect([...html(stored).matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'security-policy',
      'r-d-today',
      'security-policy-2',
    ])
  })
})
