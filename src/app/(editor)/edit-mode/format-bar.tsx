import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { Bold, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { BarButton } from './bar-button'
import { BlockSelect } from './block-select'
import type { FieldKind } from './fields'
import { LinkForm } from './link-form'
import { linkSelection } from './link-selection'
import { useFormats } from './use-formats'

type Props = { editor: LexicalEditor; kind: FieldKind }

/** Changes the looks of the open text, as far as its place allows. */
export function FormatBar({ editor, kind }: Props) {
  const formats = useFormats(editor)
  const [isLinking, setIsLinking] = useState(false)
  const toggleList = (type: 'bullet' | 'number') => {
    if (formats.block === type) return void editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    const command = type === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(command, undefined)
  }
  const setLink = (href: string | null) => {
    setIsLinking(false)
    linkSelection(editor, href)
    editor.focus()
  }
  const hasLooks = kind !== 'plain'
  return (
    <div className="flex flex-wrap items-center" role="group" aria-label="Format">
      {hasLooks && (
        <>
          <BarButton
            icon={Bold}
            label="Bold"
            isOn={formats.isBold}
            onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}
          />
          <BarButton
            icon={Italic}
            label="Italic"
            isOn={formats.isItalic}
            onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
          />
          <LinkForm
            isOpen={isLinking}
            href={formats.link}
            onOpenChange={setIsLinking}
            onSet={setLink}
            trigger={
              <BarButton icon={Link2} label="Link" isOn={formats.link !== null} onPress={() => setIsLinking(true)} />
            }
          />
        </>
      )}
      {(kind === 'text' || kind === 'page') && (
        <>
          <BarButton
            icon={List}
            label="Bulleted list"
            isOn={formats.block === 'bullet'}
            onPress={() => toggleList('bullet')}
          />
          <BarButton
            icon={ListOrdered}
            label="Numbered list"
            isOn={formats.block === 'number'}
            onPress={() => toggleList('number')}
          />
        </>
      )}
      {kind === 'page' && <BlockSelect editor={editor} block={formats.block} />}
      <BarButton
        icon={Undo2}
        label="Undo"
        isDisabled={!formats.canUndo}
        onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <BarButton
        icon={Redo2}
        label="Redo"
        isDisabled={!formats.canRedo}
        onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
    </div>
  )
}
