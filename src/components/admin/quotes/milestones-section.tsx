'use client'

import { Plus } from 'lucide-react'
import { MAX_MILESTONES } from '@/plugins/portal/collections/quotes/schema'
import { quietButton } from '../content/looks'
import { Field } from '../settings/field'
import { RowTools } from '../settings/row-tools'
import { card, heading } from './looks'
import { NumberField } from './number-field'
import { RowsProblem } from './rows-problem'
import { useRows } from './use-rows'

/** What is done when: the project that follows an acceptance begins with these. */
export function MilestonesSection() {
  const { fields, append, move, remove, list, adder, said } = useRows('milestones', 'Milestone')
  return (
    <section aria-labelledby="quote-milestones" className={`${card} @container`}>
      <h2 id="quote-milestones" className={heading}>
        Milestones
      </h2>
      <p className="mb-4 text-1 text-ink-muted">
        The project that begins with an acceptance has these. Days are counted from the acceptance; without them there
        is no due date.
      </p>
      <RowsProblem name="milestones" />
      <ol ref={list} className="grid gap-4">
        {fields.map(({ key }, index) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_110px] items-start gap-3 border-b border-line pb-4 @min-[560px]:grid-cols-[minmax(0,1fr)_110px_auto]"
          >
            <Field name={`milestones.${index}.title`} label={`Milestone ${index + 1}`} />
            <NumberField name={`milestones.${index}.days`} label="After, days" />
            <div className="col-span-2 @min-[560px]:col-span-1 @min-[560px]:pt-7">
              <RowTools
                what={`milestone ${index + 1}`}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      <button
        ref={adder}
        type="button"
        disabled={fields.length >= MAX_MILESTONES}
        onClick={() => append({ title: '', days: '' })}
        className={`${quietButton} ${fields.length > 0 ? 'mt-4' : ''}`}
      >
        <Plus aria-hidden size={16} />
        Add a milestone
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
