'use client'

import { Copy, Plus } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { decimalText } from '@/lib/shared/decimal'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { PriceBookItem } from '@/plugins/portal/collections/price-book-items/schema'
import { MAX_LINES } from '@/plugins/portal/collections/quotes/schema'
import { quietButton } from '../content/looks'
import { CheckField, Field } from '../settings/field'
import { RowTools } from '../settings/row-tools'
import { DescriptionField } from './description-field'
import { card, heading } from './looks'
import { NumberField } from './number-field'
import { type LineForm, newLine, type QuoteForm } from './quote-form'
import { amountOf } from './quote-sums'
import { RowsProblem } from './rows-problem'
import { useRows } from './use-rows'

/** What a line comes to as it is typed. */
function Amount({ index }: { index: number }) {
  const line = useWatch<QuoteForm, `lines.${number}`>({ name: `lines.${index}` }) as LineForm | undefined
  const amount = line && amountOf(line)
  return (
    <p className="text-right">
      <span className="mb-1 block text-2 font-medium">Amount</span>
      <span className="flex min-h-11 items-center justify-end text-2 font-semibold tabular-nums">
        {amount === undefined ? <span aria-label="Not complete yet">–</span> : formatCents(amount)}
      </span>
    </p>
  )
}

function Option({ index }: { index: number }) {
  const isOptional = useWatch<QuoteForm, `lines.${number}.isOptional`>({ name: `lines.${index}.isOptional` })
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      <CheckField name={`lines.${index}.isOptional`} label="Optional" />
      {isOptional && <CheckField name={`lines.${index}.isChosen`} label="Chosen from the start" />}
    </div>
  )
}

function LineFields({ index }: { index: number }) {
  const { setValue } = useFormContext<QuoteForm>()
  const place = `lines.${index}` as const
  const fill = (item: PriceBookItem) => {
    const set = { shouldDirty: true, shouldValidate: true }
    setValue(`${place}.description`, item.description, set)
    setValue(`${place}.unit`, item.unit, set)
    setValue(`${place}.price`, decimalText(item.unitPriceCents, 'dollars'), set)
    setValue(`${place}.tax`, decimalText(item.taxRateBasisPoints, 'percent'), set)
  }
  return (
    <>
      <DescriptionField index={index} onPick={fill} />
      <div className="mt-3 grid grid-cols-2 items-start gap-3 @min-[520px]:grid-cols-3 @min-[760px]:grid-cols-[1fr_1fr_1.4fr_1fr_1fr_1.4fr]">
        <NumberField name={`${place}.quantity`} label="Quantity" />
        <Field name={`${place}.unit`} label="Unit" />
        <NumberField name={`${place}.price`} label="Unit price, $" />
        <NumberField name={`${place}.discount`} label="Discount, %" />
        <NumberField name={`${place}.tax`} label="Tax, %" />
        <Amount index={index} />
      </div>
      <Option index={index} />
    </>
  )
}

/** What is offered, line by line. */
export function LinesSection({ tax }: { tax: string }) {
  const { fields, insert, append, move, remove, list, adder, said } = useRows('lines', 'Line')
  const { getValues } = useFormContext<QuoteForm>()
  const duplicate = (index: number) => {
    const { id: _id, ...line } = getValues(`lines.${index}`)
    insert(index + 1, line, { focusName: `lines.${index + 1}.description` })
  }
  const isFull = fields.length >= MAX_LINES
  return (
    <section aria-labelledby="quote-lines" className="@container min-w-0">
      <h2 id="quote-lines" className={`${heading} mb-3`}>
        Lines
      </h2>
      <RowsProblem name="lines" />
      <ol ref={list} className="grid gap-4">
        {fields.map(({ key }, index) => (
          <li key={key}>
            <div role="group" aria-label={`Line ${index + 1}`} className={card}>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-2 font-semibold">Line {index + 1}</h3>
                <div className="flex gap-2">
                  <button
                    type="button"
                    disabled={isFull}
                    onClick={() => duplicate(index)}
                    aria-label={`Duplicate: line ${index + 1}`}
                    className={`${quietButton} size-10 px-0`}
                  >
                    <Copy aria-hidden size={16} />
                  </button>
                  <RowTools
                    what={`line ${index + 1}`}
                    index={index}
                    count={fields.length}
                    onMove={(to) => move(index, to)}
                    onRemove={() => remove(index)}
                  />
                </div>
              </div>
              <LineFields index={index} />
            </div>
          </li>
        ))}
      </ol>
      {fields.length === 0 && (
        <p className="text-2 text-ink-muted">No lines yet. A quote that is sent has at least one.</p>
      )}
      <button
        ref={adder}
        type="button"
        disabled={isFull}
        onClick={() => append(newLine(getValues(`lines.${fields.length - 1}.tax`) || tax))}
        className={`${quietButton} mt-4`}
      >
        <Plus aria-hidden size={16} />
        Add a line
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
