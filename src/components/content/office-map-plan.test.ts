import { describe, expect, test } from '@jest/globals'
import { planMap } from './office-map-plan'

const offices = [
  { name: 'Kansas City', latitude: 38.95, longitude: -94.78 },
  { name: 'Tampa', latitude: 27.96, longitude: -82.51 },
  { name: 'Las Vegas', latitude: 36.07, longitude: -115.14 },
  { name: 'Dallas', latitude: 32.93, longitude: -96.97 },
]
const percent = (text: string | undefined) => Number(text?.replace('%', ''))

describe('the plan of the map', () => {
  test('goes from west to east', () => {
    const { stops } = planMap(offices)
    expect(stops.map(({ name }) => name)).toEqual(['Las Vegas', 'Dallas', 'Kansas City', 'Tampa'])
    const lefts = stops.map(({ left }) => percent(left))
    expect([...lefts].sort((a, b) => a - b)).toEqual(lefts)
  })

  test('has the north at the top', () => {
    const tops = Object.fromEntries(planMap(offices).stops.map(({ name, top }) => [name, percent(top)]))
    expect(tops['Kansas City']).toBeLessThan(tops['Dallas'] ?? 0)
    expect(tops['Dallas']).toBeLessThan(tops['Tampa'] ?? 0)
  })

  test('joins the offices by one line, and writes each name on the side that the line leaves free', () => {
    const { line, stops } = planMap(offices)
    expect(line).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){3}$/)
    expect(stops.map(({ isAbove }) => isAbove)).toEqual([true, false, true, false])
  })

  test('widens its frame for an office far away', () => {
    for (const { left, top } of planMap([...offices, { name: 'Anchorage', latitude: 61.2, longitude: -149.9 }]).stops)
      for (const part of [percent(left), percent(top)]) {
        expect(part).toBeGreaterThan(0)
        expect(part).toBeLessThan(100)
      }
  })

  test('stands with a single office, and with none', () => {
    expect(planMap(offices.slice(0, 1)).stops).toHaveLength(1)
    expect(planMap([]).stops).toEqual([])
  })
})
