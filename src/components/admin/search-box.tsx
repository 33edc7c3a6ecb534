'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import type { ChangeAddress } from './change-address'
import { control } from './rfq/looks'

/** After this many milliseconds without a key the search begins. */
const PAUSE = 300

/** Looks for something in a list while it is typed; `hint` says by what. */
export function SearchBox({ q, hint, onChange }: { q: string; hint: string; onChange: ChangeAddress }) {
  const id = useId()
  const [text, setText] = useState(q)
  const [before, setBefore] = useState(q)
  const timer = useRef<number>(undefined)
  // Going back in the history brings its own text.
  if (before !== q) {
    setBefore(q)
    if (text.trim() !== q) setText(q)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (value: string) => {
    setText(value)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onChange({ q: value.trim() }, 'replace'), PAUSE)
  }
  return (
    <div className="relative min-w-[200px] flex-1 md:max-w-[360px]">
      <label htmlFor={id} className="mb-1 block text-1 font-medium text-ink-muted">
        Search
      </label>
      <Search aria-hidden size={16} className="absolute bottom-3 left-3 text-ink-muted" />
      <input
        id={id}
        type="search"
        value={text}
        maxLength={200}
        placeholder={hint}
        onChange={(event) => search(event.target.value)}
        className={`${control} w-full pl-9`}
      />
    </div>
  )
}
