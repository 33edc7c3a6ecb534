import { afterEach, beforeEach, expect, jest } from '@jest/globals'

let complaints: string[] = []

/** Says that the test at hand expects errors to be logged; returns them. */
export const expectConsoleErrors = (): string[] => {
  const seen = complaints
  complaints = []
  return seen
}

beforeEach(() => {
  complaints = []
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(args.map(String).join(' '))
  })
})

afterEach(() => {
  expect(complaints).toEqual([])
})
