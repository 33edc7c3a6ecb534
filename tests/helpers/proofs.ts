import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** What a row of a table in `docs/` names: a file, and a test of it where a title follows. */
export type Reference = { file: string; title?: string }

/** `file › title`, as a row names a test; or a file alone. */
export const referencesIn = (proof: string): Reference[] =>
  [...proof.matchAll(/`([^`]+)`/g)].map(([, text = '']) => {
    const [file = '', ...title] = text.split(' › ')
    return title.length > 0 ? { file, title: title.join(' › ') } : { file }
  })

/** The name at the root of a call: `test` in `test.each(rows)('…', …)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression)
  return ts.isTaggedTemplateExpression(node) ? rootOf(node.tag) : ''
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

/** Whether the file is there, and has the test that is named. */
export function exists({ file, title }: Reference): boolean {
  if (!existsSync(file)) return false
  if (title === undefined) return true
  const titles = known.get(file) ?? titlesOf(file)
  known.set(file, titles)
  return titles.has(title)
}
