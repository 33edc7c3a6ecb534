import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { exists, referencesIn } from '../helpers/proofs'

type Row = { number: string; rule: string; proof: string }

/** The rows of the table: `| 2.1 | rule | proof |`. */
const rows: Row[] = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', rule = '', proof = ''] = /^\|\s*(\d+\.\d+)\s*\|(.*?)\|(.*)\|$/.exec(line) ?? []
    return number ? [{ number, rule: rule.trim(), proof: proof.trim() }] : []
  })

describe('the table of the specification', () => {
  test('has the rules of the chapters 2 to 9, numbered without a gap', () => {
    const chapters = [...new Set(rows.map(({ number }) => number.split('.')[0]))]
    expect(chapters).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    for (const chapter of chapters) {
      const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(`${chapter}.`))
      expect(numbers).toEqual(numbers.map((_number, index) => `${chapter}.${index + 1}`))
    }
  })

  test.each(rows.map((row) => [row.number, row] as const))('%s names what holds it', (_number, { rule, proof }) => {
    expect(rule).toMatch(/\w{3}/)
    const references = referencesIn(proof)
    if (references.length === 0) return expect(proof).toMatch(/^not held: \w+/)
    // A rule is held by a test, never by a file alone.
    const lost = references.filter((reference) => !(reference.title && exists(reference)))
    expect(lost).toEqual([])
  })
})
