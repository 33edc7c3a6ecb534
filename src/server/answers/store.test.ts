import { expect, test } from '@jest/globals'
import { answerCounts, createStore, type Kept } from './store'

const kept = (bytes: number): Kept => ({ variants: {}, bytes, validAt: undefined })

test('what was not asked for longest makes way, and the sum is right', () => {
  const store = createStore(800)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) store.set(key, kept(100))
  store.get('a')
  store.set('i', kept(100))
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([expect.anything(), undefined, expect.anything()])
  expect(answerCounts).toMatchObject({ entries: 8, bytes: 800 })
})

test('one answer takes the place of its own earlier one, and never that of all others', () => {
  const store = createStore(800)
  store.set('a', kept(90))
  store.set('a', kept(70))
  store.set('b', kept(101))
  expect([store.get('a')?.bytes, store.get('b')]).toEqual([70, undefined])
  expect(answerCounts).toMatchObject({ entries: 1, bytes: 70 })
  store.forget('a')
  store.forget('a')
  expect(answerCounts).toMatchObject({ entries: 0, bytes: 0 })
})
