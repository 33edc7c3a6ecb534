'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CareerInput, CareerValues } from '@/collections/career-applications/schema'
import { ReceivedCard } from '@/components/content/contact-received'
import { FormMessage } from '@/components/form/form-message'
import { Honeypot } from '@/components/form/honeypot'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { useFormSubmit } from '@/lib/client/use-form-submit'
import { type CareerOptions, PersonFields, WorkFields } from './career-fields'
import { received } from './received'
import { useChosenOpening } from './use-chosen-opening'
import { useResume } from './use-resume'

const empty: CareerValues = {
  fullName: '',
  email: '',
  phone: '',
  position: '',
  experience: '',
  skillset: '',
  resume: '',
  message: '',
}

const loadRules = () => import('./career-rules')

function useCareerForm() {
  const [isReceived, setIsReceived] = useState(false)
  const resume = useResume()
  const submit = useFormSubmit<CareerValues, CareerInput>({
    id: 'career-form',
    url: '/api/careers/apply',
    empty,
    loadRules,
    post: resume,
    onSent: () => {
      setIsReceived(true)
      toast({
        title: 'Application Submitted',
        description: 'Thank you for your interest! Our team will contact you soon.',
      })
    },
    onFailed: () =>
      void toast({
        variant: 'destructive',
        title: 'Submission Error',
        description: 'There was a problem submitting your application. Please try again.',
      }),
  })
  const { setValue } = submit.form
  const choose = useCallback(
    (position: string) => {
      setIsReceived(false)
      if (position) setValue('position', position, { shouldDirty: true, shouldValidate: true })
    },
    [setValue],
  )
  useChosenOpening(choose)
  return { ...submit, resume, isReceived, startAgain: () => setIsReceived(false) }
}

/** `title` and `note` are texts of the page, made on the server. */
type Props = { options: CareerOptions; title: ReactNode; note: ReactNode }

/**
 * Applies for a job. What was filled in stays for another application. Without scripts it is a plain form that the
 * server answers with a page.
 */
export function CareerForm({ options, title, note }: Props) {
  const { form, element, honeypot, resume, isSending, message, isReceived, startAgain } = useCareerForm()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (isReceived) heading.current?.focus()
  }, [isReceived])

  if (isReceived)
    return (
      <ReceivedCard
        {...received}
        headingRef={heading}
        action={<Button onClick={startAgain}>Submit Another Application</Button>}
      />
    )
  return (
    <form
      {...element}
      aria-labelledby="career-form-title"
      className="grid gap-6 rounded border border-line bg-surface p-6 md:p-8"
    >
      <div id="career-form-title">{title}</div>
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields {...form} />
        <WorkFields {...form} options={options} resume={resume} />
      </div>
      <Honeypot ref={honeypot} />
      <div className="border-t border-line pt-6">
        {note}
        <FormMessage>{message}</FormMessage>
        <Button type="submit" disabled={isSending} className="w-full sm:w-auto sm:min-w-52">
          {isSending ? 'Submitting...' : 'Submit Application'}
        </Button>
      </div>
    </form>
  )
}
