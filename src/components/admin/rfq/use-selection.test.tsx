import { describe, expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useSelection } from './use-selection'

const of = (ids: number[]) => renderHook((shown: number[]) => useSelection(shown), { initialProps: ids })

describe('a selection', () => {
  test('takes and leaves one after the other', () => {
    const { result } = of([1, 2, 3])
    act(() => result.current.toggle(2))
    act(() => result.current.toggle(3))
    act(() => result.current.toggle(2))
    expect(result.current.selected).toEqual([3])
  })

  test.each([
    [2, 5, [2, 3, 4, 5]],
    [5, 2, [2, 3, 4, 5]],
    [3, 3, []],
  ])('from %i to %i with the shift key takes %j', (from, to, selected) => {
    const { result } = of([1, 2, 3, 4, 5, 6])
    act(() => result.current.toggle(from))
    act(() => result.current.toggle(to, true))
    expect(result.current.selected).toEqual(selected)
  })

  test('takes the whole page, and leaves it', () => {
    const { result } = of([1, 2])
    act(() => result.current.toggle(1))
    act(() => result.current.toggleAll())
    expect(result.current.selected).toEqual([1, 2])
    act(() => result.current.toggleAll())
    expect(result.current.selected).toEqual([])
  })

  test('never has what is not on the screen', () => {
    const { result, rerender } = of([1, 2])
    act(() => result.current.toggleAll())
    rerender([2, 3])
    expect(result.current.selected).toEqual([2])
  })
})
