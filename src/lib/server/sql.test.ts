import { expect, jest, test } from '@jest/globals'

/** The bundler gives calls and pages a copy of the module each. */
async function copy() {
  jest.resetModules()
  return import('./sql')
}

test('no two statements have one name, whichever copy of the module names them, and one statement has one name', async () => {
  const [calls, pages] = [await copy(), await copy()]
  expect(calls.preparedQuery).not.toBe(pages.preparedQuery)
  const first = calls.preparedQuery('select 1 where $1', [1])
  const second = pages.preparedQuery('select 2 where $1', [2])
  expect(first.name).toMatch(/^prepared-/)
  expect(second.name).not.toBe(first.name)
  expect(pages.preparedQuery('select 1 where $1', [3])).toEqual({ ...first, values: [3] })
})
