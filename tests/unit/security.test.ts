import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { exists, referencesIn } from '../helpers/proofs'

/** The requirements of ASVS 5.0.0 of level 1 and 2, `first-last` of each section, without those of level 3. */
const SECTIONS =
  '1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2'
const idsOf = (text: string): string[] =>
  [...text.matchAll(/(\d+\.\d+)[:.](\d+)(?:[-–](\d+))?/g)].flatMap(([, section = '', first = '', last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
  )

const lines = readFileSync('docs/security.md', 'utf8').split('\n')
const rows = lines.flatMap((line) => {
  const [, id = '', level = '', rule = '', proof = ''] =
    /^\|\s*(\d+\.\d+\.\d+)\s*\|\s*(L[12])\s*\|(.*?)\|(.*)\|$/.exec(line) ?? []
  return id ? [{ id, level, rule: rule.trim(), proof: proof.trim() }] : []
})
const listed = (mark: RegExp) =>
  lines.filter((line) => mark.test(line)).flatMap((line) => idsOf(line.split(': ')[0] ?? ''))
const unmet = listed(/^- \*\*\d/)
const foreign = listed(/^Does not apply, /)

describe('the table of the security standard', () => {
  test('has every requirement of level 1 and 2 once: held, not met, or not applying', () => {
    const every = idsOf(SECTIONS)
    expect(every).toHaveLength(253)
    const named = [...rows.map(({ id }) => id), ...unmet, ...foreign]
    expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([])
    expect(every.filter((id) => !named.includes(id))).toEqual([])
    expect(named.filter((id) => !every.includes(id))).toEqual([])
  })

  test.each(rows.map((row) => [row.id, row] as const))('%s names what meets it', (_id, { rule, proof }) => {
    expect(rule).toMatch(/\w{3}/)
    const references = referencesIn(proof)
    expect(references.length).toBeGreaterThan(0)
    const lost = references.filter((reference) => !exists(reference))
    expect(lost).toEqual([])
  })
})
