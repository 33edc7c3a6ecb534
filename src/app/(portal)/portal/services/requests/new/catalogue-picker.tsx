import { useId } from 'react'
import type { CatalogueItem } from '@/plugins/portal/collections/service-catalogue/schema'

type Props = { items: CatalogueItem[]; value: string; onChoose: (value: string) => void }

const card =
  'flex cursor-pointer items-start gap-3 rounded border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

/** What can be asked for by a click, and the way to ask for anything else. */
export function CataloguePicker({ items, value, onChoose }: Props) {
  const id = useId()
  if (items.length === 0) return null
  const choices = [
    ...items.map((item) => ({ ...item, key: String(item.id) })),
    { key: '', name: 'Something else', description: 'Say it in your own words.', expectedAnswer: '' },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">What is it about?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ key, name, description, expectedAnswer }) => (
          <label key={key} className={card}>
            <input
              type="radio"
              name={id}
              checked={value === key}
              onChange={() => onChoose(key)}
              aria-describedby={`${id}-${key}`}
              className="mt-1 size-4 shrink-0 accent-(--primary)"
            />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span id={`${id}-${key}`} className="block text-1 text-ink-muted">
                {description}
                {expectedAnswer && <span className="mt-1 block font-medium">{expectedAnswer}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
