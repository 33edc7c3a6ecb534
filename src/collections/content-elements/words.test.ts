import { expect, test } from '@jest/globals'
import { wordsOf } from './words'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

test('the words of a rich text are read in their order, with a space between blocks and lines', () => {
  const link = { type: 'link', children: [text('Write')] }
  const content = {
    root: { children: [paragraph(text('He'), text('llo'), { type: 'linebreak' }, link), paragraph(text('us'))] },
  }
  expect(wordsOf(content)).toBe('Hello Write us')
})

test('nothing has no words', () => {
  expect([wordsOf(null), wordsOf(undefined), wordsOf({}), wordsOf({ root: { children: [] } })]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
