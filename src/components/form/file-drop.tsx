'use client'

import clsx from 'clsx'
import { Upload } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  label: string
  hint: string
  name: string
  accept: string
  error?: ReactNode
  /** One file only; another one that is chosen takes its place. */
  isSingle?: boolean
  onFiles: (files: File[]) => void
  /** The files that were chosen. */
  children?: ReactNode
}

/**
 * A place to choose files or to drop them. Without scripts it is the browser's own file field; files that were chosen
 * before the page came alive are taken over.
 */
export function FileDrop({ label, hint, name, accept, error, isSingle = false, onFiles, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (files: FileList | null | undefined) => {
    if (files?.length) onFiles([...files])
    // The field itself stays empty, so that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = ''
  }
  useEffect(() => {
    take(input.current?.files)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, for what was chosen before
  }, [])

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        className={clsx(
          'rounded border border-dashed p-4 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong',
        )}
      >
        <span className="block font-medium" id={`${id}-label`}>
          {label} <span className="font-normal text-ink-muted">(optional)</span>
        </span>
        <p id={`${id}-hint`} className="mt-0.5 text-1 text-ink-muted">
          {hint}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={!isSingle}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => take(event.target.files)}
          className="mt-3 block w-full text-1 with-js:sr-only"
        />
        <label
          htmlFor={id}
          id={`${id}-button`}
          className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-line-strong bg-surface px-4 font-medium hover:border-ink no-js:hidden"
        >
          <Upload aria-hidden className="size-4" strokeWidth={1.75} />
          {isSingle ? 'Choose a file' : 'Choose files'}
        </label>
        <span className="ml-3 hidden text-1 text-ink-muted md:with-js:inline">
          or drop {isSingle ? 'it' : 'them'} here
        </span>
      </div>
      <div id={`${id}-error`} role="status">
        {error}
      </div>
      {children}
    </div>
  )
}
