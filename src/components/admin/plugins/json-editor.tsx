'use client'

import { type KeyboardEvent, type Ref, useState } from 'react'
import { breakLine, indent } from './editor-keys'
import type { JsonText, Token, TokenKind } from './json-text'

const looks: Record<TokenKind, string> = {
  key: 'text-primary',
  string: 'text-ok',
  number: 'text-info',
  word: 'text-warn',
  mark: 'text-ink-muted',
  space: '',
  error: 'text-danger',
}
const MARKED = 'underline decoration-danger decoration-wavy underline-offset-4'

/** Both layers: what is typed has to lie exactly on what is painted. */
const layer =
  'col-start-1 row-start-1 m-0 w-full border-0 p-4 font-mono text-1 leading-[1.6] break-words whitespace-pre-wrap [tab-size:2]'

type Props = {
  ref?: Ref<HTMLTextAreaElement>
  id: string
  text: string
  json: JsonText
  /** Where something is wrong. */
  marks: number[]
  describedBy: string
  onChange: (text: string) => void
}

const isMarked = ({ start, text }: Token, marks: number[]): boolean =>
  marks.some((mark) => mark >= start && mark < start + text.length)

function Paint({ json, marks }: Pick<Props, 'json' | 'marks'>) {
  return (
    <pre aria-hidden className={`${layer} pointer-events-none min-h-[300px]`}>
      {json.tokens.map((token) => (
        <span
          key={token.start}
          data-kind={token.kind}
          className={`${looks[token.kind]} ${token.kind === 'error' || isMarked(token, marks) ? MARKED : ''}`}
        >
          {token.text}
        </span>
      ))}
      {'\n'}
    </pre>
  )
}

/**
 * A text box for JSON that paints what is typed. Tab moves in and Shift+Tab out; after Esc, Tab leaves the box, so that
 * the keyboard is not caught in it.
 */
export function JsonEditor({ ref, id, text, json, marks, describedBy, onChange }: Props) {
  const [isReleased, setReleased] = useState(false)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget: area, shiftKey } = event
    if (key === 'Escape') setReleased(true)
    else if (key !== 'Tab' && key !== 'Shift') setReleased(false)
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (key === 'Tab' && !isReleased) {
      event.preventDefault()
      indent(area, shiftKey)
    }
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault()
      breakLine(area)
    }
  }
  return (
    <div className="grid min-h-[300px] rounded border border-line-strong bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-[var(--focus)]">
      <Paint json={json} marks={marks} />
      <textarea
        ref={ref}
        id={id}
        value={text}
        data-released={isReleased || undefined}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        aria-describedby={describedBy}
        aria-invalid={marks.length > 0 || undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        onBlur={() => setReleased(false)}
        className={`${layer} min-h-[300px] resize-none overflow-hidden caret-[var(--ink)] outline-none [-webkit-text-fill-color:transparent]`}
      />
    </div>
  )
}
