import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { together } from './together'

test('those who come while it is at work are served together, each with its own', async () => {
  const runs: number[][] = []
  const double = together(async (inputs: number[]) => {
    runs.push(inputs)
    await Promise.resolve()
    return inputs.map((input) => input * 2)
  })
  const first = [1, 2].map(double)
  await setImmediate()
  const later = [3, 4].map(double)
  expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8])
  expect(runs).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(await double(5)).toBe(10)
})

test('it is at work as often at once as it may be', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const runs: string[][] = []
  const work = together(
    async (inputs: string[]) => {
      runs.push(inputs)
      await gate
      return inputs
    },
    { atOnce: 2 },
  )
  const all = []
  for (const one of ['a', 'b', 'c', 'd']) {
    all.push(work(one))
    await setImmediate()
    await setImmediate()
  }
  expect(runs).toEqual([['a'], ['b']])
  open()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  expect(runs).toEqual([['a'], ['b'], ['c', 'd']])
})

test('a failure is for those of its run only', async () => {
  let run = 0
  const work = together(async (inputs: string[]) => {
    await Promise.resolve()
    if (run++ === 1) throw new Error('away')
    return inputs
  })
  const first = work('a')
  await setImmediate()
  const outcomes = await Promise.allSettled([first, work('b'), work('c')])
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
  expect(sizes).toEqual([100, 100, 50])
})
