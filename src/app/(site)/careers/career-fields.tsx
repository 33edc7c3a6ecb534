import type { UseFormReturn } from 'react-hook-form'
import type { CareerInput, CareerValues } from '@/collections/career-applications/schema'
import { Input, Select, Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import { ResumeField } from './resume-field'
import type { ResumeState } from './use-resume'

type Options = readonly { value: string; label: string }[]
/** The lists of the form's choices. They come from the server, so that the rules need not be loaded with the page. */
export type CareerOptions = { positions: Options; experienceLevels: Options }

type Props = UseFormReturn<CareerValues, unknown, CareerInput>

/** Who applies. */
export function PersonFields({ register, formState: { errors } }: Props) {
  return (
    <>
      <Field label="Full Name" isRequired error={errors.fullName?.message} className="sm:col-span-2">
        {(control) => <Input {...control} minLength={2} autoComplete="name" {...register('fullName')} />}
      </Field>
      <Field label="Email" isRequired error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="email" {...register('email')} />}
      </Field>
      <Field label="Phone" isRequired error={errors.phone?.message}>
        {(control) => <Input {...control} type="tel" minLength={10} autoComplete="tel" {...register('phone')} />}
      </Field>
    </>
  )
}

type WorkProps = Props & { options: CareerOptions; resume: ResumeState }

/** For what, and with which skills. */
export function WorkFields({ register, formState: { errors }, options, resume }: WorkProps) {
  return (
    <>
      <Field label="Position" isRequired error={errors.position?.message}>
        {(control) => (
          <Select
            {...control}
            placeholder="Select a position"
            options={options.positions}
            autoComplete="off"
            {...register('position')}
          />
        )}
      </Field>
      <Field label="Experience" isRequired error={errors.experience?.message}>
        {(control) => (
          <Select
            {...control}
            placeholder="Select your experience"
            options={options.experienceLevels}
            autoComplete="off"
            {...register('experience')}
          />
        )}
      </Field>
      <Field
        label="Skills"
        isRequired
        hint="What you have built, with what, and what you are certified for."
        error={errors.skillset?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            minLength={10}
            maxLength={10_000}
            className="min-h-38!"
            {...register('skillset')}
          />
        )}
      </Field>
      <Field
        label="Résumé"
        hint="A link to your résumé or profile, or a file below."
        error={errors.resume?.message}
        className="sm:col-span-2"
      >
        {(control) => <Input {...control} maxLength={500} autoComplete="url" {...register('resume')} />}
      </Field>
      <div className="sm:col-span-2">
        <ResumeField resume={resume} />
      </div>
      <Field label="Additional Information" error={errors.message?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} rows={3} maxLength={10_000} {...register('message')} />}
      </Field>
    </>
  )
}
