import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useDeskKeys } from './use-desk-keys'

const keys = {
  onOpen: jest.fn<(id: number) => void>(),
  onToggle: jest.fn<(id: number) => void>(),
  onHelp: jest.fn<() => void>(),
}
const onChange = jest.fn<(value: string) => void>()

function Desk({ withDialog = false }) {
  useDeskKeys(keys)
  return (
    <>
      <input type="search" aria-label="Search" />
      {[7, 8].map((id) => (
        <div key={id} data-request={id} data-testid={id} tabIndex={-1}>
          <select
            data-status=""
            aria-label={`Status ${id}`}
            value="pending"
            onChange={(event) => onChange(event.target.value)}
          >
            {['pending', 'in_progress', 'completed', 'rejected'].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </div>
      ))}
      {withDialog && <div role="dialog" data-state="open" />}
    </>
  )
}
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

beforeEach(() => {
  jest.clearAllMocks()
  Element.prototype.scrollIntoView = () => undefined
})

describe('the keys of the desk', () => {
  test('j and k walk through the requests, and stop at the ends', () => {
    render(<Desk />)
    const places = ['j', 'j', 'j', 'k', 'k'].map((key) => {
      press(key)
      return (document.activeElement as HTMLElement).dataset.request
    })
    expect(places).toEqual(['7', '8', '8', '7', '7'])
  })

  test('Enter opens, x selects, ? helps, / searches', () => {
    render(<Desk />)
    press('j')
    for (const key of ['Enter', 'x', '?', '/']) press(key)
    expect([keys.onOpen.mock.calls, keys.onToggle.mock.calls, keys.onHelp.mock.calls]).toEqual([[[7]], [[7]], [[]]])
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })

  test.each([
    ['2', 'in_progress'],
    ['3', 'completed'],
    ['4', 'rejected'],
  ])('%s chooses %s', (key, status) => {
    render(<Desk />)
    press('j')
    press(key)
    expect(onChange.mock.calls).toEqual([[status]])
  })

  test('the status that it has already is not chosen again', () => {
    render(<Desk />)
    press('j')
    press('1')
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each([
    ['Search', 'x'],
    ['Status 7', '2'],
    ['Status 7', 'j'],
  ])('in %s, %s is just typed', (field, key) => {
    render(<Desk />)
    screen.getByLabelText(field).focus()
    press(key)
    expect([keys.onToggle, onChange].map((one) => one.mock.calls.length)).toEqual([0, 0])
    expect(document.activeElement).toBe(screen.getByLabelText(field))
  })

  test('do nothing while a dialog is open, or with another key held', () => {
    const { rerender } = render(<Desk />)
    press('j')
    press('x', { ctrlKey: true })
    rerender(<Desk withDialog />)
    press('x')
    press('?')
    expect([keys.onToggle, keys.onHelp].map((one) => one.mock.calls.length)).toEqual([0, 0])
  })
})
