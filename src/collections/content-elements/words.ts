type Node = { type?: string; text?: unknown; children?: Node[]; root?: Node }

const isText = (node: Node): node is Node & { text: string } => typeof node.text === 'string'

function textOf(node: Node): string {
  if (isText(node)) return node.text
  const children = node.children ?? []
  // Parts of one line follow each other as they are; blocks, and a break of the line, stand apart.
  return node.type === 'linebreak' ? ' ' : children.map(textOf).join(children.some(isText) ? '' : ' ')
}

/** The words of a rich text, without its marks. */
export const wordsOf = (content: { root?: Node } | null | undefined): string =>
  content?.root ? textOf(content.root).replace(/\s+/g, ' ').trim() : ''
