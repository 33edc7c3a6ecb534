'use client'

import { Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useState } from 'react'
import { MAX_QUERY } from '@/search/result'
import { quickLinks, searchPath } from './quick-links'
import { allOption, OptionList, quickOption, resultOption, type Option } from './search-options'
import { useSearch, type SearchState } from './use-search'

export type SearchDialogProps = {
  /** Where quotes are asked for; `null` while that is offline. */
  rfq: string | null
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

function optionsOf({ state, results }: SearchState, q: string, rfq: string | null): Option[] {
  const hasResults = results.length > 0
  if (state === 'idle' || (state === 'ready' && !hasResults)) return quickLinks(rfq).map(quickOption)
  return hasResults ? [...results.map(resultOption), allOption(searchPath(q), q)] : []
}

function statusOf({ state, results }: SearchState, q: string): string {
  if (state === 'failed') return 'Search could not be reached.'
  if (state !== 'ready') return ''
  if (results.length === 0) return `No results for “${q}”`
  return results.length === 1 ? '1 result' : `${results.length} results`
}

function Message({ state, q, isEmpty }: { state: SearchState['state']; q: string; isEmpty: boolean }) {
  if (state === 'failed')
    return (
      <p className="px-5.5 py-6">
        Search could not be reached. Check the connection, or{' '}
        <a href={searchPath(q)} className="link">
          try the search page
        </a>
        .
      </p>
    )
  if (!isEmpty) return null
  if (state === 'loading') return <p className="px-5.5 py-6 text-ink-muted">Searching…</p>
  if (state === 'idle') return <p className="label-mono px-5.5 pt-4 pb-2 text-ink-muted">Often looked for</p>
  return (
    <p className="px-5.5 pt-5 pb-4 wrap-anywhere">
      <span className="block font-medium">No results for “{q}”</span>
      <span className="mt-0.5 block text-1 text-ink-muted">
        Fewer or more general words may find it. Or begin here:
      </span>
    </p>
  )
}

function Keys() {
  return (
    <p aria-hidden className="label-mono hidden gap-6 border-t border-line px-5.5 py-2.5 text-ink-muted sm:flex">
      <span>↑ ↓ choose</span>
      <span>↵ open</span>
      <span>esc close</span>
    </p>
  )
}

/** The search of the site: a field, and what was found while one types. Arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ rfq, opener, onClose }: SearchDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const q = typed.trim()
  const search = useSearch(q)
  const options = optionsOf(search, q, rfq)
  const chosen = active < options.length ? active : -1
  const optionAt = (index: number) => document.getElementById(`${id}-${index}`)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || options.length === 0) return
    event.preventDefault()
    const next = chosen < 0 && step < 0 ? options.length - 1 : (chosen + step + options.length) % options.length
    setActive(next)
    optionAt(next)?.scrollIntoView({ block: 'nearest' })
  }
  const onSubmit = (event: SyntheticEvent) => {
    // With nothing chosen the form goes to the page of all results by itself.
    if (chosen < 0 && q) return
    event.preventDefault()
    optionAt(chosen)?.click()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/60 transition-opacity duration-150 dark:bg-sunken/85 starting:opacity-0" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // It was opened without a trigger of its own, so Radix does not know where the focus came from.
            event.preventDefault()
            opener.current?.focus({ preventScroll: true })
          }}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper text-ink transition-[opacity,translate] duration-200 sm:bottom-auto sm:mx-auto sm:mt-[12dvh] sm:max-h-[76dvh] sm:w-[calc(100%-4rem)] sm:max-w-[42rem] sm:rounded sm:border sm:border-line-strong starting:-translate-y-2 starting:opacity-0"
        >
          <Dialog.Title className="sr-only">Search this site</Dialog.Title>
          <form
            action="/search"
            role="search"
            onSubmit={onSubmit}
            className="relative flex shrink-0 items-center gap-3 border-b border-line pr-2.5 pl-5"
          >
            <Search aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
            <input
              name="q"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(-1)
              }}
              onKeyDown={onKeyDown}
              maxLength={MAX_QUERY}
              placeholder="Search pages and services"
              aria-label="Search this site"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={options.length > 0 ? id : undefined}
              aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              className="peer h-16 min-w-0 flex-1 bg-transparent text-3 outline-hidden placeholder:text-ink-muted"
            />
            <Dialog.Close
              aria-label="Close search"
              className="grid size-11 shrink-0 place-items-center rounded text-ink-muted hover:text-ink"
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </Dialog.Close>
            <span
              aria-hidden
              data-loading={search.state === 'loading' || undefined}
              className="search-line absolute inset-x-0 -bottom-px h-0.5 origin-left bg-strand opacity-0 peer-focus:opacity-100"
            />
          </form>
          <p role="status" className="sr-only">
            {statusOf(search, q)}
          </p>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            <Message state={search.state} q={q} isEmpty={search.results.length === 0} />
            {options.length > 0 && (
              <OptionList
                id={id}
                label={search.results.length > 0 ? 'Results' : 'Often looked for'}
                options={options}
                active={chosen}
                onPoint={setActive}
                onChoose={onClose}
              />
            )}
          </div>
          <Keys />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
