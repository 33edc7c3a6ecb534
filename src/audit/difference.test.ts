import { describe, expect, test } from '@jest/globals'
import { differenceOf } from './difference'

describe('differenceOf', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, unknown]>([
    ['a value', { a: 1 }, { a: 2 }, [{ field: 'a', from: '1', to: '2' }]],
    ['a value that was not there', {}, { a: 'x' }, [{ field: 'a', from: '', to: 'x' }]],
    ['a value that has gone', { a: 'x' }, { a: null }, [{ field: 'a', from: 'x', to: '' }]],
    ['a switch', { on: true }, { on: false }, [{ field: 'on', from: 'true', to: 'false' }]],
    ['nothing and null', { a: undefined }, { a: null }, []],
    ['a structure', { a: [1] }, { a: [2] }, [{ field: 'a' }]],
    ['the same structure', { a: [{ b: 1 }] }, { a: [{ b: 1 }] }, []],
    ['times that the system keeps', { updatedAt: '1', createdAt: '1' }, { updatedAt: '2', createdAt: '2' }, []],
    [
      'a secret',
      { password: 'a', apiToken: 'b' },
      { password: 'c', apiToken: 'd' },
      [{ field: 'password' }, { field: 'apiToken' }],
    ],
    ['settings that may hold one', { config: 'a' }, { config: 'b' }, [{ field: 'config' }]],
    ['a long text', { a: 'x' }, { a: 'y'.repeat(500) }, [{ field: 'a', from: 'x', to: `${'y'.repeat(119)}…` }]],
    [
      'texts that differ late',
      { a: `${'y'.repeat(500)}1` },
      { a: `${'y'.repeat(500)}2` },
      [expect.objectContaining({ field: 'a' })],
    ],
  ])('of %s', (_what, before, after, expected) => {
    expect(differenceOf(before, after)).toEqual(expected)
  })
})
