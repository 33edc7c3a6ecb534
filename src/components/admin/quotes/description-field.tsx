'use client'

import { type KeyboardEvent, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { PriceBookItem } from '@/plugins/portal/collections/price-book-items/schema'
import { FieldShell } from '../settings/field'
import { input } from '../settings/looks'
import type { QuoteForm } from './quote-form'
import { usePriceBook } from './use-price-book'

type ListProps = { id: string; items: PriceBookItem[]; active: number; onPick: (item: PriceBookItem) => void }

function Options({ id, items, active, onPick }: ListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Price book"
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded border border-line-strong bg-surface py-1"
    >
      {items.map((item, index) => (
        <li
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={(row) => {
            if (index === active) row?.scrollIntoView?.({ block: 'nearest' })
          }}
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
          className="flex cursor-pointer items-baseline gap-3 px-3 py-2 text-1 hover:bg-sunken aria-selected:bg-primary-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-primary"
        >
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-medium">{item.description}</span>
            <span className="block text-ink-muted">
              {item.code}, {item.category}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">
            {formatCents(item.unitPriceCents)} / {item.unit}
          </span>
        </li>
      ))}
    </ul>
  )
}

const said = (isAsked: boolean, items: PriceBookItem[] | undefined): string => {
  if (!isAsked || !items) return ''
  if (items.length === 0) return 'Nothing in the price book'
  return items.length === 1 ? 'One item in the price book' : `${items.length} items in the price book`
}

/** The list below a field: whether it is open, which of its entries is meant, and the keys for both. */
function useChoice(
  items: PriceBookItem[] | undefined,
  setAsked: (isAsked: boolean) => void,
  onPick: ListProps['onPick'],
) {
  const [active, setActive] = useState(-1)
  const count = items?.length ?? 0
  const close = () => {
    setAsked(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAsked(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (count > 0) setActive(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count)
    } else if (event.key === 'Enter' && items?.[active]) {
      event.preventDefault()
      onPick(items[active])
      close()
    } else if (event.key === 'Escape' && count > 0) {
      event.preventDefault()
      close()
    }
  }
  return { active: active < count ? active : -1, setActive, close, onKeyDown }
}

type Props = { index: number; onPick: (item: PriceBookItem) => void }

/** What a line is for: typed, or chosen from the price book while it is typed. */
export function DescriptionField({ index, onPick }: Props) {
  const name = `lines.${index}.description` as const
  const list = useId()
  const { register, formState, getFieldState } = useFormContext<QuoteForm>()
  const words = useWatch<QuoteForm, typeof name>({ name }) ?? ''
  const [isAsked, setAsked] = useState(false)
  const items = usePriceBook(words.trim().slice(0, 100), isAsked)
  const choice = useChoice(items, setAsked, onPick)
  const isOpen = Boolean(items?.length)
  const field = register(name, {
    onChange: () => {
      setAsked(true)
      choice.setActive(-1)
    },
    onBlur: choice.close,
  })
  return (
    <FieldShell label="Description" error={getFieldState(name, formState).error?.message}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...field}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-activedescendant={isOpen && choice.active >= 0 ? `${list}-${choice.active}` : undefined}
            autoComplete="off"
            maxLength={400}
            placeholder="Type, or search the price book"
            onKeyDown={choice.onKeyDown}
            className={input}
          />
          <span role="status" className="sr-only">
            {said(isAsked, items)}
          </span>
          {isOpen && items && (
            <Options
              id={list}
              items={items}
              active={choice.active}
              onPick={(item) => {
                onPick(item)
                choice.close()
              }}
            />
          )}
        </div>
      )}
    </FieldShell>
  )
}
