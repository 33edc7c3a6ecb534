import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Input } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import type { RfqValues } from './rfq-draft'

/** What every part of the form needs. */
export type PartProps = { register: UseFormRegister<RfqValues>; errors: FieldErrors<RfqValues> }

/** Who asks. */
export function ContactFields({ register, errors }: PartProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name" isRequired error={errors.fullName?.message}>
        {(control) => <Input {...control} minLength={2} autoComplete="name" {...register('fullName')} />}
      </Field>
      <Field label="Company" isRequired error={errors.company?.message}>
        {(control) => <Input {...control} minLength={2} autoComplete="organization" {...register('company')} />}
      </Field>
      <Field label="Email" isRequired error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="email" {...register('email')} />}
      </Field>
      <Field label="Phone" isRequired error={errors.phone?.message}>
        {(control) => <Input {...control} type="tel" minLength={6} autoComplete="tel" {...register('phone')} />}
      </Field>
    </div>
  )
}
