'use client'

import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch, type Path } from 'react-hook-form'
import { registerForm, type RegisterForm as Fields } from '@/collections/users/schema'
import { FormMessage } from '@/components/form/form-message'
import { prepareToasts, toast } from '@/lib/client/toast'
import { Notice } from '../notice'
import { post } from './call'
import { PasswordStrength } from './password-strength'
import { SubmitButton } from './submit-button'
import { TermsBox } from './terms-box'
import { TextField } from './text-field'

type Values = Record<Exclude<keyof Fields, 'terms'>, string> & { terms: boolean }
const empty: Values = {
  username: '',
  fullName: '',
  email: '',
  company: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

/** Making an account; on success the browser goes to `target`, signed in. */
export function RegisterForm({ target, companyName }: { target: string; companyName: string }) {
  const { register, handleSubmit, control, formState, setError } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: empty as Fields,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [username, password] = useWatch({ control, name: ['username', 'password'] })
  useEffect(prepareToasts, [])

  const submit = handleSubmit(async ({ confirmPassword: _again, terms: _terms, ...account }) => {
    const outcome = await post('/api/register', account, 'Failed to create account')
    if (outcome.ok) {
      toast({ title: 'Account created', description: 'Your account has been created successfully' })
      return window.location.assign(target)
    }
    toast({ variant: 'destructive', title: 'Registration failed', description: outcome.message })
    const atFields = outcome.errors.filter(({ path }) => path in empty)
    for (const [index, { path, message }] of atFields.entries())
      setError(path as Path<Fields>, { message }, { shouldFocus: index === 0 })
    setError('root', { message: outcome.message })
  })
  const field = (name: Exclude<keyof Values, 'terms'>) => ({ error: errors[name]?.message, ...register(name) })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {isSubmitSuccessful && (
        <Notice kind="success" title="Registration successful" text={`Welcome to ${companyName}!`} />
      )}
      {errors.root && <FormMessage>{errors.root.message}</FormMessage>}
      <TextField
        label="Username"
        hint="3–32 characters: a–z, 0–9, dot, underscore and hyphen."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label="Full Name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Company" isOptional autoComplete="organization" {...field('company')} />
      <TextField label="Password" type="password" autoComplete="new-password" {...field('password')}>
        <PasswordStrength password={password} username={username} />
      </TextField>
      <TextField label="Confirm Password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
      <TermsBox error={errors.terms?.message} {...register('terms')} />
      <SubmitButton
        isPending={isSubmitting || isSubmitSuccessful}
        label="Create Account"
        pendingLabel="Creating account..."
      />
    </form>
  )
}
