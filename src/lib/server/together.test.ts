import { expect, test } from '@jest/globals'
import { together } from './together'

test('those who come while it is at work are served together, each with its own', async () => {
  const runs: number[][] = []
  const double = together(async (inputs: number[]) => {
    runs.push(inputs)
    await Promise.resolve()
    return inputs.map((input) => input * 2)
  })
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(runs).toEqual([[1], [2, 3, 4]])
  expect(await double(5)).toBe(10)
})

test('a failure is for those of its run only', async () => {
  let run = 0
  const work = together(async (inputs: string[]) => {
    await Promise.resolve()
    if (run++ === 1) throw new Error('away')
    return inputs
  })
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(work))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await work('d')).toBe('d')
})

test('a crowd is served in parts', async () => {
  const sizes: number[] = []
  const work = together(async (inputs: number[]) => {
    sizes.push(inputs.length)
    return inputs
  })
  await Promise.all(Array.from({ length: 250 }, (_, i) => work(i)))
  expect(sizes).toEqual([1, 100, 100, 49])
})
