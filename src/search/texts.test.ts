import { expect, test } from '@jest/globals'
import { richTextOf, stringsOf } from './texts'

const text = (value: string) => ({ type: 'text', text: value })

test('words within a paragraph stay together, blocks are kept apart', () => {
  const root = {
    type: 'root',
    children: [
      { type: 'heading', children: [text('Service Levels')] },
      { type: 'paragraph', children: [text('We ans'), text('wer'), { type: 'link', children: [text(' fast')] }] },
      { type: 'paragraph', children: [text('one'), { type: 'linebreak' }, text('two')] },
      {
        type: 'list',
        children: [
          { type: 'listitem', children: [text('a')] },
          { type: 'listitem', children: [text('b')] },
        ],
      },
    ],
  }
  expect(richTextOf({ root })).toBe('Service Levels. We answer fast. one two. a. b.')
})

test.each([[undefined], [null], [{}], [{ root: {} }]])('%j has no words', (state) => {
  expect(richTextOf(state)).toBe('')
})

test('the texts of a record come in their order, without what only the database needs', () => {
  expect(
    stringsOf({
      id: 1,
      title: 'Contact',
      faq: [{ id: 'f0', question: 'When?', answer: 'Always.' }],
      url: 'https://partner.example',
      nothing: null,
      createdAt: '2026-01-01',
      globalType: 'contact_page',
    }),
  ).toEqual(['Contact', 'When?', 'Always.'])
})
