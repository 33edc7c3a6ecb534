'use client'

import { useEffect, useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { confirmForm, enrolForm, type Enrolment } from '@/collections/user-secrets/schema'
import { FormMessage } from '@/components/form/form-message'
import { Button } from '@/components/ui/button'
import { CodeField, PasswordField } from './settings-field'
import { useTwoFactorCall } from './use-two-factor-call'

type Props = { onCodes: (codes: string[]) => void; onCancel: () => void }

function AskPassword({ onReady, onCancel }: { onReady: (setup: Enrolment) => void; onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(enrolForm), defaultValues: { currentPassword: '' } })
  const { register, handleSubmit, formState, setFocus } = form
  const { errors, isSubmitting } = formState
  const send = useTwoFactorCall<{ currentPassword: string }, Enrolment>(form, '/api/two-factor/enrol', onReady)
  useEffect(() => setFocus('currentPassword'), [setFocus])
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      <PasswordField error={errors.currentPassword?.message} {...register('currentPassword')} />
      <div>
        <FormMessage>{errors.root?.message}</FormMessage>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Checking...' : 'Continue'}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

function SetUp({ setup, onCodes, onCancel }: Props & { setup: Enrolment }) {
  const form = useForm({ resolver: zodResolver(confirmForm), defaultValues: { code: '' } })
  const { register, handleSubmit, formState, setFocus } = form
  const { errors, isSubmitting } = formState
  const send = useTwoFactorCall<{ code: string }, { recoveryCodes: string[] }>(
    form,
    '/api/two-factor/confirm',
    ({ recoveryCodes }) => onCodes(recoveryCodes),
  )
  useEffect(() => setFocus('code', { shouldSelect: false }), [setFocus])
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        {/* White in both themes: cameras read dark on light. */}
        <img
          src={setup.qr}
          alt="QR code for your authenticator app"
          width={192}
          height={192}
          className="rounded border border-line bg-white"
        />
        <div className="max-w-[55ch] text-2 text-ink-muted">
          <p>Scan the picture with your authenticator app. On this device, open the app by the link instead.</p>
          <p className="mt-3">Or type this key into the app:</p>
          <p className="mt-1 font-mono text-1 break-words text-ink select-all">{inFours(setup.secret)}</p>
          <a href={setup.uri} className="mt-1 inline-flex min-h-11 items-center text-primary hover:underline">
            Open in the app
          </a>
        </div>
      </div>
      <CodeField
        hint="The six digits that the app shows now."
        inputMode="numeric"
        error={errors.code?.message}
        {...register('code')}
      />
      <div>
        <FormMessage>{errors.root?.message}</FormMessage>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Turning on...' : 'Turn on'}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Turning two-factor sign-in on: the password, the app, a first code of it. */
export function TurnOn({ onCodes, onCancel }: Props) {
  const [setup, setSetup] = useState<Enrolment>()
  if (!setup) return <AskPassword onReady={setSetup} onCancel={onCancel} />
  return <SetUp setup={setup} onCodes={onCodes} onCancel={onCancel} />
}
