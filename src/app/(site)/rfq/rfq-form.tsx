'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormMessage } from '@/components/form/form-message'
import { Honeypot } from '@/components/form/honeypot'
import { Button } from '@/components/ui/button'
import { prepareToasts } from '@/lib/client/toast'
import { useHydrated } from '@/lib/client/use-hydrated'
import { ConsentFields } from './consent-fields'
import { ContactFields } from './contact-fields'
import { FileFields } from './file-fields'
import { ProjectFields, type RfqOptions } from './project-fields'
import { FORM_ID, keepDraft, keptUploads, type RfqValues, startingValues, uploadsToKeep } from './rfq-draft'
import { prepareRules, type RfqOutput, rfqResolver } from './rfq-resolver'
import { ThankYou } from './thank-you'
import { createUploadStore } from './upload-store'
import { type Phase, useRfqSubmit } from './use-rfq-submit'

const buttonText: Record<Phase, string> = {
  editing: 'Submit Request',
  waiting: 'Waiting for uploads...',
  sending: 'Submitting...',
  received: 'Submit Request',
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-6">
      <legend className="float-left mb-5 w-full text-3 font-semibold tracking-[-0.018em]">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** Loads what the form needs later, when somebody turns to it: most visitors of a page do not. */
function prepare() {
  prepareToasts()
  prepareRules()
}

function useRfqForm() {
  const form = useForm<RfqValues, unknown, RfqOutput>({
    resolver: rfqResolver,
    mode: 'onTouched',
    defaultValues: useState(startingValues)[0],
  })
  const [uploads] = useState(createUploadStore)

  useEffect(() => {
    uploads.restore(keptUploads())
    const stopFiles = uploads.subscribe(() => keepDraft({ uploads: uploadsToKeep(uploads.get().uploads) }))
    const stopValues = form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft({ values }) })
    return () => {
      stopFiles()
      stopValues()
    }
  }, [form, uploads])
  return { form, uploads }
}

/** Asks for a quote. Without scripts it is a plain form that the server answers with a page. */
export function RfqForm({ options }: { options: RfqOptions }) {
  const { form, uploads } = useRfqForm()
  const honeypot = useRef<HTMLInputElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const { phase, message, submit, startAgain } = useRfqSubmit({ form, uploads, honeypot })
  const isHydrated = useHydrated()
  const { register, formState } = form
  const part = { register, errors: formState.errors }

  useEffect(() => {
    if (phase === 'received') thanks.current?.focus()
  }, [phase])

  if (phase === 'received')
    return <ThankYou headingRef={thanks} action={<Button onClick={startAgain}>Submit Another Request</Button>} />
  const isBusy = phase !== 'editing'
  return (
    <form
      id={FORM_ID}
      action="/api/rfq-requests"
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
      aria-label="Request for quote"
      onFocus={prepare}
      onSubmit={form.handleSubmit(submit)}
      className="grid gap-10"
    >
      <Part title="Who is asking">
        <ContactFields {...part} />
      </Part>
      <Part title="What you need">
        <ProjectFields {...part} options={options} />
      </Part>
      <Part title="Files that help us">
        <FileFields store={uploads} />
      </Part>
      <div className="grid gap-6 border-t border-line pt-6">
        <ConsentFields {...part} />
        <Honeypot ref={honeypot} />
        <div>
          <FormMessage>{message}</FormMessage>
          <Button type="submit" disabled={isBusy} className="w-full sm:w-auto sm:min-w-52">
            {buttonText[phase]}
          </Button>
        </div>
      </div>
    </form>
  )
}
