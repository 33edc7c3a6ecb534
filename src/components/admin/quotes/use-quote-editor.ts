'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { reasonOf } from '../content/desk-calls'
import { refusals, saveQuote } from './quote-calls'
import { fieldOf, formOf, type QuoteForm, quoteResolver, readForm } from './quote-form'

/** Shows the stored state in the form, unless something was typed while it was on its way; the focus stays where it is. */
function settle(form: UseFormReturn<QuoteForm>, stored: QuoteRecord, sent: string): void {
  const isSame = JSON.stringify(form.getValues()) === sent
  const name = document.activeElement?.getAttribute('name')
  form.reset(formOf(stored), { keepValues: !isSame })
  if (name) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus())
}

/** Leads to what is said of something that is no field: a whole list, say. */
const goToProblem = (path: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-problem="${path}"]`)?.focus())

/** The editing of a draft: what is typed, saving it, and what to do when a colleague has saved meanwhile. Nothing typed is lost. */
export function useQuoteEditor(first: QuoteRecord, onSaved: (stored: QuoteRecord) => void) {
  const [base, setBase] = useState(first)
  const [newer, setNewer] = useState<QuoteRecord>()
  // Not as a field is left: a text that comes or goes then moves what is just being pressed, and the press is lost.
  const form = useForm<QuoteForm>({ resolver: quoteResolver, defaultValues: formOf(first) })

  /** Marks what was refused, and leads to the first of it. */
  const mark = (found: { path: string; message: string }[]) => {
    for (const [index, { path, message }] of found.entries()) {
      const name = fieldOf(path) as 'title'
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      if (index === 0) goToProblem(path)
    }
  }
  const take = (stored: QuoteRecord, sent: string) => {
    setBase(stored)
    setNewer(undefined)
    settle(form, stored, sent)
    onSaved(stored)
  }
  /** @returns the stored quote; nothing when it could not be saved, which has been said */
  const put = async (over: QuoteRecord): Promise<QuoteRecord | undefined> => {
    const values = form.getValues()
    const read = readForm(values)
    if ('problems' in read) return void mark(read.problems)
    const sent = JSON.stringify(values)
    try {
      const outcome = await saveQuote(over, read.input)
      if ('newer' in outcome) return void setNewer(outcome.newer)
      take(outcome.stored, sent)
      return outcome.stored
    } catch (error) {
      toast.error('Draft not saved', { description: reasonOf(error) })
      mark(refusals(error))
      return undefined
    }
  }
  /** Saves what is there. */
  const save = async (over = base): Promise<QuoteRecord | undefined> => {
    let stored: QuoteRecord | undefined
    await form.handleSubmit(async () => {
      stored = await put(over)
    })()
    return stored
  }
  return {
    form,
    base,
    newer,
    mark,
    save,
    keepMine: () => newer && save(newer),
    takeTheirs: () => newer && take(newer, JSON.stringify(form.getValues())),
    meet: setNewer,
    goOn: () => setNewer(undefined),
  }
}
export type QuoteEditing = ReturnType<typeof useQuoteEditor>
