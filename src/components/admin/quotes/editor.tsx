'use client'

import { type FormEvent, useState } from 'react'
import { FileText, Trash2 } from 'lucide-react'
import { toast } from '@payloadcms/ui'
import { FormProvider } from 'react-hook-form'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { reasonOf } from '../content/desk-calls'
import { quietButton } from '../content/looks'
import { AskDialog } from '../settings/ask-dialog'
import { Field } from '../settings/field'
import { UnsavedGuard } from '../settings/unsaved-guard'
import { Conflict } from './conflict'
import { LinesSection } from './lines-section'
import { card, dangerButton } from './looks'
import { MilestonesSection } from './milestones-section'
import { EditorBar } from './editor-bar'
import { discardQuote, pdfHref } from './quote-calls'
import { RecipientSection } from './recipient-section'
import { SendDialog } from './send-dialog'
import { TermsSection } from './terms-section'
import { TotalsSection } from './totals-section'
import { useQuoteEditor } from './use-quote-editor'
import { useRefusal } from './use-refusal'

type Props = {
  quote: QuoteRecord
  /** What a line is taxed with unless it says otherwise, in percent. */
  tax: string
  onSaved: (stored: QuoteRecord) => void
  onDiscarded: (id: number) => void
}
type Open = 'send' | 'discard' | undefined

function Work({ quote }: { quote: QuoteRecord }) {
  return (
    <section aria-label="The work" className={`${card} grid gap-4`}>
      <Field name="title" label="Title" />
      <Field
        name="scope"
        label="Scope of work"
        rows={8}
        hint={quote.version > 1 ? undefined : 'What is done, in the words that the client will sign.'}
      />
    </section>
  )
}

/** Writes a draft: what it says, what it comes to, and sending it. It is saved by its button; leaving asks while it is not. */
export function Editor({ quote, tax, onSaved, onDiscarded }: Props) {
  const editing = useQuoteEditor(quote, onSaved)
  const [open, setOpen] = useState<Open>()
  const { form, base, newer, save } = editing
  const lead = useRefusal(editing, () => setOpen(undefined))
  const askToSend = async () => {
    // What is sent is what is seen here.
    if (form.formState.isDirty ? await save() : await form.trigger(undefined, { shouldFocus: true })) setOpen('send')
  }
  const discard = async () => {
    try {
      await discardQuote(base.id)
      toast.success('Draft discarded', { description: 'Nothing was sent.' })
      onDiscarded(base.id)
    } catch (error) {
      toast.error('Draft not discarded', { description: reasonOf(error) })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save().then(
      (stored) => stored && toast.success('Draft saved', { description: 'It can be sent when it is complete.' }),
    )
  }
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid min-w-0 gap-6 [&_:is(input,textarea,button)]:scroll-mb-32"
      >
        <div className="flex flex-wrap gap-3">
          <a href={pdfHref(base.id)} target="_blank" rel="noopener" className={quietButton}>
            <FileText aria-hidden size={16} />
            PDF
          </a>
          <button type="button" onClick={() => setOpen('discard')} className={dangerButton}>
            <Trash2 aria-hidden size={16} />
            Discard
          </button>
        </div>
        <div className="grid min-w-0 empty:hidden">
          {newer && (
            <Conflict
              theirs={newer}
              onMine={() => void editing.keepMine()}
              onTheirs={editing.takeTheirs}
              onLater={editing.goOn}
            />
          )}
        </div>
        <Work quote={base} />
        <RecipientSection quote={base} />
        <LinesSection tax={tax} />
        <TotalsSection />
        <MilestonesSection />
        <TermsSection />
        <EditorBar editing={editing} onSend={() => void askToSend()} />
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty} />
      {open === 'send' && (
        <SendDialog quote={base} onSent={onSaved} onFailed={lead} onClose={() => setOpen(undefined)} />
      )}
      {open === 'discard' && (
        <AskDialog
          title="Discard this draft?"
          text="What was written is lost. Versions that were sent stay as they are."
          action="Discard the draft"
          onAct={() => void discard()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FormProvider>
  )
}
