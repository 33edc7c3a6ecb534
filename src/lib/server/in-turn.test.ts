import { expect, test } from '@jest/globals'
import { inTurn } from './in-turn'

test('work under one key is done one after the other, also after a failure; other keys do not wait', async () => {
  const told: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = inTurn('a', async () => {
    await gate
    told.push('first')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => told.push('second'))
  await inTurn('b', async () => told.push('other'))
  expect(told).toEqual(['other'])
  release()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(told).toEqual(['other', 'first', 'second'])
})
