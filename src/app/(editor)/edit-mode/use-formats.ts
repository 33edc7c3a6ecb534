import { $isLinkNode } from '@lexical/link'
import { $isListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  type RangeSelection,
} from 'lexical'
import { useEffect, useState } from 'react'

/** The blocks of a page of running text. */
export type BlockType = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote' | 'bullet' | 'number' | 'other'

/** What holds at the cursor, and what can be undone. */
export type Formats = {
  isBold: boolean
  isItalic: boolean
  /** The address of the link at the cursor. */
  link: string | null
  block: BlockType
  canUndo: boolean
  canRedo: boolean
}

const none: Formats = { isBold: false, isItalic: false, link: null, block: 'paragraph', canUndo: false, canRedo: false }

function $blockAt(selection: RangeSelection): BlockType {
  const node = selection.anchor.getNode()
  const list = $findMatchingParent(node, $isListNode)
  if ($isListNode(list)) return list.getListType() === 'number' ? 'number' : 'bullet'
  const top = node.getTopLevelElement()
  if ($isQuoteNode(top)) return 'quote'
  if (!$isHeadingNode(top)) return top?.getType() === 'paragraph' ? 'paragraph' : 'other'
  const tag = top.getTag()
  return tag === 'h2' || tag === 'h3' || tag === 'h4' ? tag : 'other'
}

function $formatsAt(): Partial<Formats> {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return {}
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
  return {
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    link: $isLinkNode(link) ? link.getURL() : null,
    block: $blockAt(selection),
  }
}

/** What holds at the cursor of an open text, for the buttons that change it. */
export function useFormats(editor: LexicalEditor | undefined): Formats {
  const [formats, setFormats] = useState(none)
  useEffect(() => {
    if (!editor) return
    const add = (change: Partial<Formats>) => setFormats((before) => ({ ...before, ...change }))
    const stops = [
      editor.registerUpdateListener(({ editorState }) => add(editorState.read($formatsAt))),
      editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => (add({ canUndo }), false), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => (add({ canRedo }), false), COMMAND_PRIORITY_LOW),
    ]
    add(editor.read($formatsAt))
    return () => {
      for (const stop of stops) stop()
      setFormats(none)
    }
  }, [editor])
  return formats
}
