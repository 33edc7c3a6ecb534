import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $createParagraphNode, $getSelection, type ElementNode, type LexicalEditor } from 'lexical'
import type { BlockType } from './use-formats'

const choices: { value: BlockType; label: string; create: () => ElementNode }[] = [
  { value: 'paragraph', label: 'Paragraph', create: () => $createParagraphNode() },
  { value: 'h2', label: 'Heading 2', create: () => $createHeadingNode('h2') },
  { value: 'h3', label: 'Heading 3', create: () => $createHeadingNode('h3') },
  { value: 'h4', label: 'Heading 4', create: () => $createHeadingNode('h4') },
  { value: 'quote', label: 'Quote', create: () => $createQuoteNode() },
]

/** Makes the block at the cursor a paragraph, a heading or a quote. */
export function BlockSelect({ editor, block }: { editor: LexicalEditor; block: BlockType }) {
  const choose = (value: string) => {
    const choice = choices.find((one) => one.value === value)
    if (!choice) return
    editor.update(() => $setBlocksType($getSelection(), choice.create))
    editor.focus()
  }
  const isKnown = choices.some(({ value }) => value === block)
  return (
    <select
      aria-label="Kind of block"
      value={isKnown ? block : ''}
      onChange={(event) => choose(event.target.value)}
      className="mx-1 min-h-11 rounded border border-line-strong bg-surface px-3 text-1"
    >
      {!isKnown && <option value="">Other</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
