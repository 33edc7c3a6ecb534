import type { ComponentProps } from 'react'
import { Input } from '@/components/form/controls'
import { Field } from '@/components/form/field'

type Props = ComponentProps<'input'> & { label: string; hint?: string; error?: string }

/** A labelled input as wide as what is typed into it. */
export function SettingsField({ label, hint, error, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} isRequired className="max-w-[360px]">
      {({ required: _required, ...control }) => <Input {...control} aria-required {...input} />}
    </Field>
  )
}

/** A code of the app, or a recovery code where those are taken too. */
export function CodeField(props: Omit<Props, 'label'> & { label?: string }) {
  return (
    <SettingsField
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="font-mono tracking-[0.15em]"
      {...props}
    />
  )
}

/** One's own password, asked for again. */
export function PasswordField(props: Omit<Props, 'label' | 'type'>) {
  return <SettingsField label="Your password" type="password" autoComplete="current-password" {...props} />
}
