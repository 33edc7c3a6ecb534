'use client'

import { lazy, Suspense, useId, useState } from 'react'
import type { PageText } from './desk-calls'
import { control, quietButton } from './looks'

const VisualText = lazy(() => import('./visual-text'))

type Props = {
  text: PageText
  problems: Record<string, string>
  onChange: (part: Partial<PageText>) => void
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="mt-1 text-1 text-danger">
      {text}
    </p>
  )
}

const labelLook = 'mb-1 block text-1 font-medium'

function TextField({
  name,
  label,
  hint,
  text,
  problems,
  onChange,
}: Props & { name: 'title' | 'slug'; label: string; hint?: string }) {
  const id = useId()
  const problem = problems[name]
  return (
    <div>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <input
        id={id}
        value={text[name]}
        maxLength={name === 'title' ? 160 : 80}
        autoComplete="off"
        spellCheck={name === 'title'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange({ [name]: event.target.value })}
        className={`${control} ${name === 'slug' ? 'font-mono' : ''}`}
      />
      {hint && !problem && (
        <p id={`${id}-hint`} className="mt-1 text-1 text-ink-muted">
          {hint}
        </p>
      )}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

const MODES = [
  { isVisual: false, label: 'HTML' },
  { isVisual: true, label: 'Visual' },
]

/** The text as HTML, or as it looks; both change the same text. */
function ContentField({ text, problems, onChange }: Props) {
  const id = useId()
  const [isVisual, setIsVisual] = useState(false)
  const problem = problems.content
  return (
    <div>
      <div className="mb-2 flex items-end justify-between gap-3">
        <label htmlFor={isVisual ? undefined : id} id={`${id}-label`} className={labelLook}>
          Content
        </label>
        <div role="group" aria-label="How the content is edited" className="flex gap-1">
          {MODES.map((mode) => (
            <button
              key={mode.label}
              type="button"
              aria-pressed={mode.isVisual === isVisual}
              onClick={() => setIsVisual(mode.isVisual)}
              className={`${quietButton} h-9 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary`}
            >
              {mode.label}
            </button>
          ))}
        </div>
      </div>
      {isVisual ? (
        <Suspense
          fallback={<div role="status" aria-label="Loading the editor" className="h-[420px] rounded bg-sunken" />}
        >
          <VisualText html={text.content} labelId={`${id}-label`} onChange={(content) => onChange({ content })} />
        </Suspense>
      ) : (
        <textarea
          id={id}
          value={text.content}
          rows={18}
          spellCheck
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => onChange({ content: event.target.value })}
          className="panel-code"
        />
      )}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  )
}

/** Title, slug and text of a page. */
export function EditFields(props: Props) {
  return (
    <div className="grid gap-5">
      <TextField {...props} name="title" label="Title" />
      <TextField
        {...props}
        name="slug"
        label="URL Slug"
        hint="Lower-case words joined by hyphens. The old address of a published page leads to the new one."
      />
      <ContentField {...props} />
    </div>
  )
}
