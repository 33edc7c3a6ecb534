import { expect, test } from '@jest/globals'
import { afterCommit, withAfterCommit } from './after-commit'

test('outside of a call the callback runs at once', () => {
  const seen: string[] = []
  afterCommit(() => seen.push('ran'))
  expect(seen).toEqual(['ran'])
})

test('in a call callbacks wait for its end and keep their order', async () => {
  const seen: string[] = []
  await withAfterCommit(async () => {
    afterCommit(() => seen.push('first'))
    await Promise.resolve()
    afterCommit(() => seen.push('second'))
    seen.push('work')
  })
  expect(seen).toEqual(['work', 'first', 'second'])
})

test('they have run when the answer is there', async () => {
  let hasRun = false
  const answer = withAfterCommit(async () => {
    afterCommit(() => (hasRun = true))
    return 'answer'
  })
  expect(await answer.then((text) => [text, hasRun])).toEqual(['answer', true])
})

test('a failure is passed on', async () => {
  const failing = withAfterCommit(async () => {
    afterCommit(() => {})
    throw new Error('failed')
  })
  await expect(failing).rejects.toThrow('failed')
})

test('what was committed before a failure is followed up all the same', async () => {
  const seen: string[] = []
  await withAfterCommit(async () => {
    afterCommit(() => seen.push('ran'))
    throw new Error('failed')
  }).catch(() => seen.push('caught'))
  expect(seen).toEqual(['ran', 'caught'])
})

test('calls at the same time do not mix', async () => {
  const seen: string[] = []
  let finishFirst = () => {}
  const gate = new Promise<void>((resolve) => (finishFirst = resolve))
  const first = withAfterCommit(async () => {
    afterCommit(() => seen.push('first'))
    await gate
  })
  await withAfterCommit(async () => afterCommit(() => seen.push('second')))
  expect(seen).toEqual(['second'])
  finishFirst()
  await first
  expect(seen).toEqual(['second', 'first'])
})
