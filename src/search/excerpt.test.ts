import { expect, test } from '@jest/globals'
import { HIT_END, HIT_START, segmentsOf, withoutMarks } from './excerpt'

const hit = (text: string) => `${HIT_START}${text}${HIT_END}`

test('hits are told from the rest', () => {
  expect(segmentsOf(`We splice ${hit('fiber')} and ${hit('fibers')}.`, 'We splice fiber and fibers.')).toEqual([
    { text: 'We splice ', hit: false },
    { text: 'fiber', hit: true },
    { text: ' and ', hit: false },
    { text: 'fibers', hit: true },
    { text: '.', hit: false },
  ])
})

test('an excerpt from further on says so, and so does one that is cut', () => {
  expect(segmentsOf(`the ${hit('rack')} row`, 'Everything begins elsewhere, and goes on.')).toEqual([
    { text: '… the ', hit: false },
    { text: 'rack', hit: true },
    { text: ' row …', hit: false },
  ])
})

test('markup in a text stays text', () => {
  expect(segmentsOf(`<b>${hit('x')}</b>.`, '<b>x</b>.').map(({ text }) => text)).toEqual(['<b>', 'x', '</b>.'])
})

test('nothing is no piece', () => {
  expect(segmentsOf('.', '.')).toEqual([{ text: '.', hit: false }])
})

test('a mark without its end marks nothing and is not shown', () => {
  expect(segmentsOf(`a ${HIT_START}b.`, 'a b.')).toEqual([{ text: 'a b.', hit: false }])
  expect(withoutMarks(`a${HIT_END}b${HIT_START}`)).toBe('ab')
})
