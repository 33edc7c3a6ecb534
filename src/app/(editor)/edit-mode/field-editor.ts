import { buildEditorFromExtensions, HorizontalRuleExtension } from '@lexical/extension'
import { HistoryExtension } from '@lexical/history'
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { LinkExtension } from '@lexical/link'
import { ListExtension } from '@lexical/list'
import { HeadingNode, QuoteNode, RichTextExtension } from '@lexical/rich-text'
import { TableExtension } from '@lexical/table'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $getRoot,
  $isDecoratorNode,
  $isElementNode,
  COMMAND_PRIORITY_HIGH,
  configExtension,
  defineExtension,
  type ElementNode,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  ParagraphNode,
  RootNode,
  TextNode,
} from 'lexical'
import { isSafeLink } from '@/lib/shared/safe-link'
import type { FieldKind } from './fields'

/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number }

/** An open text: what stands in it, and how it is closed. */
export type FieldEditor = {
  lexical: LexicalEditor
  /** What stands in it now: HTML, or plain text for a `plain` one. */
  content: () => string
  /** Whether that is another content than it was opened with. */
  isChanged: () => boolean
  /** Puts another content in, as one step that can be undone. */
  replace: (content: string) => void
  /** Puts the cursor where the person pressed, else at the end. */
  focus: (point?: Point) => void
  /** Gives the element back; what it shows then is the caller's matter. */
  close: () => void
}

const isBlock = (node: LexicalNode): boolean => ($isElementNode(node) || $isDecoratorNode(node)) && !node.isInline()

/** Puts nodes into the root; text that stands by itself gets a paragraph. */
function $fillRoot(nodes: LexicalNode[]): void {
  const root = $getRoot().clear()
  let paragraph: ParagraphNode | undefined
  for (const node of nodes) {
    if (isBlock(node)) {
      root.append(node)
      paragraph = undefined
    } else {
      if (!paragraph) root.append((paragraph = $createParagraphNode()))
      paragraph.append(node)
    }
  }
  if (root.isEmpty()) root.append($createParagraphNode())
}

function $fill(editor: LexicalEditor, content: string, kind: FieldKind): void {
  const dom = new DOMParser().parseFromString('', 'text/html')
  if (kind === 'plain') dom.body.textContent = content
  else dom.body.innerHTML = content
  $fillRoot($generateNodesFromDOM(editor, dom))
}

/** Headings and quotes become paragraphs where the page has no place for them. */
const $asParagraph = (node: ElementNode): void => {
  node.replace($createParagraphNode().append(...node.getChildren()))
}

/** Keeps a heading to one block: what was pasted or typed as several is joined by line breaks. */
function $joinBlocks(root: RootNode): void {
  const [first, ...others] = root.getChildren()
  if (!$isElementNode(first)) return
  for (const other of others) {
    if ($isElementNode(other)) first.append($createLineBreakNode(), ...other.getChildren())
    other.remove()
  }
}

/** What is pasted brings no looks along: neither its styles nor its alignment. */
function removeLooks(editor: LexicalEditor): void {
  editor.registerNodeTransform(TextNode, (node) => {
    if (node.getStyle()) node.setStyle('')
  })
  editor.registerNodeTransform(ParagraphNode, (node) => {
    if (node.getFormatType()) node.setFormat('')
    if (node.getIndent()) node.setIndent(0)
  })
}

function keepToKind(editor: LexicalEditor, kind: FieldKind): void {
  removeLooks(editor)
  if (kind === 'page') return
  editor.registerNodeTransform(HeadingNode, $asParagraph)
  editor.registerNodeTransform(QuoteNode, $asParagraph)
  if (kind === 'text') return
  editor.registerNodeTransform(RootNode, $joinBlocks)
  editor.registerCommand(
    INSERT_PARAGRAPH_COMMAND,
    () => kind === 'plain' || editor.dispatchCommand(INSERT_LINE_BREAK_COMMAND, false),
    COMMAND_PRIORITY_HIGH,
  )
  if (kind === 'plain')
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat()) node.setFormat(0)
    })
}

function caretAt(element: HTMLElement, { x, y }: Point): { node: Node; offset: number } | undefined {
  // Safari knows the older of the two.
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const node = position?.offsetNode ?? range?.startContainer
  if (!node || !element.contains(node)) return undefined
  return { node, offset: position?.offset ?? range?.startOffset ?? 0 }
}

const blocks = {
  line: [],
  plain: [],
  text: [ListExtension],
  page: [ListExtension, TableExtension, HorizontalRuleExtension],
}

function build(content: string, kind: FieldKind) {
  const editor = buildEditorFromExtensions(
    defineExtension({
      name: 'patchbay/on-page',
      namespace: 'patchbay',
      dependencies: [
        RichTextExtension,
        HistoryExtension,
        ...(kind === 'plain' ? [] : [configExtension(LinkExtension, { validateUrl: isSafeLink })]),
        ...blocks[kind],
      ],
      $initialEditorState: (lexical) => $fill(lexical, content, kind),
      onError: (error) => {
        throw error
      },
    }),
  )
  keepToKind(editor, kind)
  return editor
}

/**
 * Lets a text of the page be edited where it stands, in its own look.
 * @param content what is stored: HTML, or plain text for a `plain` one
 * @param onChange called after every change of the content or of the selection
 */
export function openFieldEditor(
  element: HTMLElement,
  content: string,
  kind: FieldKind,
  onChange: () => void,
): FieldEditor {
  const style = element.getAttribute('style')
  const editor = build(content, kind)
  element.contentEditable = 'true'
  element.spellcheck = true
  editor.setRootElement(element)
  editor.update(() => {}, { discrete: true })
  const opened = JSON.stringify(editor.getEditorState())
  const stopListening = editor.registerUpdateListener(onChange)
  return {
    lexical: editor,
    content: () =>
      editor.read(() => (kind === 'plain' ? $getRoot().getTextContent().trim() : $generateHtmlFromNodes(editor, null))),
    isChanged: () => JSON.stringify(editor.getEditorState()) !== opened,
    replace: (next) => editor.update(() => $fill(editor, next, kind), { discrete: true, tag: 'history-push' }),
    focus: (point) => {
      const caret = point && caretAt(element, point)
      if (!caret) return editor.focus()
      element.focus({ preventScroll: true })
      document.getSelection()?.collapse(caret.node, caret.offset)
    },
    close: () => {
      stopListening()
      editor.setRootElement(null)
      editor.dispose()
      for (const name of ['contenteditable', 'spellcheck', 'data-lexical-editor']) element.removeAttribute(name)
      if (style === null) element.removeAttribute('style')
      else element.setAttribute('style', style)
    },
  }
}
