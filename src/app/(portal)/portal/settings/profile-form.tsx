'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm, useWatch } from 'react-hook-form'
import { type ProfileForm as Values, profileForm } from '@/account/profile/schema'
import type { PublicUser } from '@/collections/users/schema'
import { Input } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast'
import { saveForm } from './save'

type Props = { user: PublicUser; roleLabel: string; hasPassword: boolean }

const valuesOf = ({ fullName, email, company }: PublicUser): Values => ({
  fullName,
  email,
  company: company ?? '',
  currentPassword: '',
})

function Fixed({ username, roleLabel }: { username: string; roleLabel: string }) {
  return (
    <dl className="grid gap-x-10 gap-y-3 border-b border-line pb-5 sm:grid-cols-2">
      {[
        ['Username', username],
        ['Role', roleLabel],
      ].map(([name, value]) => (
        <div key={name}>
          <dt className="text-1 text-ink-muted">{name}</dt>
          <dd className="text-2 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Name, e-mail address and company of the person. Another address asks for the password. */
export function ProfileForm({ user, roleLabel, hasPassword }: Props) {
  const router = useRouter()
  const [saved, setSaved] = useState(user)
  const form = useForm<Values>({
    resolver: zodResolver(profileForm),
    mode: 'onTouched',
    defaultValues: valuesOf(user),
  })
  const { errors, isSubmitting } = form.formState
  const email = useWatch({ control: form.control, name: 'email' }) ?? ''
  const isMoving = email.trim().toLowerCase() !== saved.email.toLowerCase()

  const submit = form.handleSubmit(async (values) => {
    const body = isMoving ? values : { ...values, currentPassword: undefined }
    const changed = await saveForm<PublicUser, Values>(form, 'PATCH', '/api/account/profile', body)
    if (!changed) return
    setSaved(changed)
    form.reset(valuesOf(changed))
    if (isMoving)
      toast({
        title: 'Check your mail',
        description: `Confirm ${body.email ?? ''} by the link that we have sent there.`,
      })
    else toast({ title: 'Profile updated', description: 'Your changes have been saved.' })
    // The sidebar names the person, too; the section says what waits.
    router.refresh()
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Fixed username={saved.username} roleLabel={roleLabel} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Full name" isRequired error={errors.fullName?.message}>
          {(control) => <Input {...control} autoComplete="name" {...form.register('fullName')} />}
        </Field>
        <Field label="Company" error={errors.company?.message}>
          {(control) => <Input {...control} autoComplete="organization" {...form.register('company')} />}
        </Field>
      </div>
      <Field
        label="Email"
        isRequired
        hint="We write to this address. Another one counts once you have confirmed it by a link that we send there."
        error={errors.email?.message}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      {isMoving && !hasPassword && (
        <p className="text-2 text-ink-muted">
          To change your e-mail address, set a password first, in the section Password below.
        </p>
      )}
      {isMoving && hasPassword && (
        <Field
          label="Current password"
          isRequired
          hint="Asked for because your e-mail address changes."
          error={errors.currentPassword?.message}
        >
          {(control) => (
            <Input {...control} type="password" autoComplete="current-password" {...form.register('currentPassword')} />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save profile'}
        </Button>
      </div>
    </form>
  )
}
