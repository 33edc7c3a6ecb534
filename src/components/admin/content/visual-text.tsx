'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldEditor, openFieldEditor } from '@/app/(editor)/edit-mode/field-editor'
import { FormatBar } from '@/app/(editor)/edit-mode/format-bar'
import { tidy } from './html-text'

type Props = { html: string; labelId: string; onChange: (html: string) => void }

/** The text as it looks, with the editor of the public pages. It begins with `html` and tells every change of it. */
export default function VisualText({ html, labelId, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(html)
  const [editor, setEditor] = useState<FieldEditor>()
  const tell = useEffectEvent((field: FieldEditor) => {
    const next = field.isChanged() ? tidy(field.content()) : first
    if (next !== html) onChange(next)
  })
  useEffect(() => {
    if (!place.current) return
    const field = openFieldEditor(place.current, first, 'page', () => tell(field))
    setEditor(field)
    return () => field.close()
  }, [first])
  return (
    <div className="rounded border border-line-strong bg-surface">
      <div className="sticky -top-6 z-10 min-h-12 border-b border-line bg-surface px-1">
        {editor && <FormatBar editor={editor.lexical} kind="page" />}
      </div>
      <div
        ref={place}
        role="textbox"
        aria-multiline
        aria-labelledby={labelId}
        className="prose min-h-[300px] px-5 py-4 text-2"
      />
    </div>
  )
}
