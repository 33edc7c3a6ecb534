import { describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

type Row = { number: string; rule: string; proof: string }

/** The rows of the table: `| 2.1 | rule | proof |`. */
const rows: Row[] = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', rule = '', proof = ''] = /^\|\s*(\d+\.\d+)\s*\|(.*?)\|(.*)\|$/.exec(line) ?? []
    return number ? [{ number, rule: rule.trim(), proof: proof.trim() }] : []
  })

/** `file › title`, as a row names a test. */
const referencesIn = (proof: string) =>
  [...proof.matchAll(/`([^`]+)`/g)].map(([, text = '']) => {
    const [file = '', ...title] = text.split(' › ')
    return { file, title: title.join(' › ') }
  })

/** The name at the root of a call: `test` in `test.each(rows)('…', …)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return rootOf(node.tag)
  return ''
}

/** The titles of a file's tests as they are written, with `%s` or `${…}` in them. */
function titlesOf(file: string): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['test', 'it', 'describe'].includes(rootOf(node.expression))) {
      const [first] = node.arguments
      if (first && ts.isStringLiteralLike(first)) titles.add(first.text)
      else if (first && ts.isTemplateExpression(first)) titles.add(first.getText().slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return titles
}

const known = new Map<string, Set<string>>()
const hasTest = (file: string, title: string): boolean => {
  if (!known.has(file)) known.set(file, titlesOf(file))
  return known.get(file)?.has(title) ?? false
}

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
    const lost = references.filter(({ file, title }) => !(existsSync(file) && hasTest(file, title)))
    expect(lost).toEqual([])
  })
})
