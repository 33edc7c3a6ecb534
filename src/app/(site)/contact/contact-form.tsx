'use client'

import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContactInput, ContactValues } from '@/collections/contact-messages/schema'
import { Input, Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { FormMessage } from '@/components/form/form-message'
import { Honeypot } from '@/components/form/honeypot'
import { Button } from '@/components/ui/button'
import { RequestError } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { useFormSubmit } from '@/lib/client/use-form-submit'

const empty: ContactValues = { name: '', email: '', phone: '', company: '', subject: '', message: '' }

const loadRules = () => import('./contact-rules')

/** What is said about a message that could not be sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Please try again later'
  return (error instanceof RequestError && error.problem?.message) || 'Something went wrong'
}

function Fields({ register, formState: { errors } }: UseFormReturn<ContactValues, unknown, ContactInput>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Name" isRequired error={errors.name?.message}>
        {(control) => <Input {...control} minLength={2} autoComplete="name" {...register('name')} />}
      </Field>
      <Field label="Company" error={errors.company?.message}>
        {(control) => <Input {...control} autoComplete="organization" {...register('company')} />}
      </Field>
      <Field label="Email" isRequired error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="email" {...register('email')} />}
      </Field>
      <Field label="Phone" isRequired error={errors.phone?.message}>
        {(control) => <Input {...control} type="tel" minLength={6} autoComplete="tel" {...register('phone')} />}
      </Field>
      <Field label="Subject" isRequired error={errors.subject?.message} className="sm:col-span-2">
        {(control) => <Input {...control} minLength={2} autoComplete="off" {...register('subject')} />}
      </Field>
      <Field label="Message" isRequired error={errors.message?.message} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            minLength={10}
            maxLength={10_000}
            className="min-h-38!"
            {...register('message')}
          />
        )}
      </Field>
    </div>
  )
}

/** Writes to the company. Without scripts it is a plain form that the server answers with a page. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false)
  const { form, element, honeypot, isSending, message } = useFormSubmit<ContactValues, ContactInput>({
    id: 'contact-form',
    url: '/api/contact',
    empty,
    loadRules,
    onSent: ({ reset }) => {
      reset(empty)
      setIsSent(true)
      toast({ title: 'Message sent', description: "Thank you for contacting us. We'll get back to you soon." })
    },
    onFailed: (error) => {
      setIsSent(false)
      toast({ variant: 'destructive', title: 'Failed to send message', description: reasonOf(error) })
    },
  })
  return (
    <form {...element} aria-labelledby="contact-form-title" className="grid gap-6">
      <Fields {...form} />
      <Honeypot ref={honeypot} />
      <div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" disabled={isSending} className="w-full sm:w-auto sm:min-w-52">
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
        <p role="status" className="mt-3 font-medium text-ok empty:hidden">
          {isSent && !isSending && 'Your message is on its way to our team.'}
        </p>
      </div>
    </form>
  )
}
