type Node = { type?: string; text?: string; children?: Node[] }

const INLINE = new Set(['text', 'link', 'autolink'])

/** Texts one after the other; a heading or an item ends like a sentence, so that an excerpt across both can be read. */
export const joinTexts = (texts: string[]): string =>
  texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => (/[.!?:;,…]$/.test(text) ? text : `${text}.`))
    .join(' ')

/** The words of rich text as the panel stores it. */
export function richTextOf(state: unknown): string {
  const read = (node: Node): string => {
    if (typeof node.text === 'string') return node.text.replaceAll('\n', ' ')
    if (node.type === 'linebreak' || node.type === 'tab') return ' '
    const inner = (node.children ?? []).map(read).join('')
    return INLINE.has(node.type ?? '') ? inner : `${inner}\n`
  }
  return joinTexts(read((state as { root?: Node } | null | undefined)?.root ?? {}).split('\n'))
}

/** What a record has beside its texts. */
const NO_TEXT = new Set(['id', 'createdAt', 'updatedAt', 'globalType', 'url', '_status'])

/** Every text of a record, also of its lists, in its order. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => (NO_TEXT.has(name) ? [] : stringsOf(inner)))
}
