import { Select, Textarea } from '@/components/form/controls'
import { Field } from '@/components/form/field'
import type { PartProps } from './contact-fields'

type Options = readonly { value: string; label: string }[]
/** The lists of the form's choices. They come from the server, so that the rules need not be loaded with the page. */
export type RfqOptions = { serviceTypes: Options; timelines: Options; budgets: Options }

/** What is asked for. */
export function ProjectFields({ register, errors, options }: PartProps & { options: RfqOptions }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Service Type" isRequired error={errors.serviceType?.message} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            placeholder="Select a service"
            options={options.serviceTypes}
            autoComplete="off"
            {...register('serviceType')}
          />
        )}
      </Field>
      <Field
        label="Project Description"
        isRequired
        hint="What has to work, where, and by when."
        error={errors.projectDescription?.message}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} minLength={10} maxLength={10_000} {...register('projectDescription')} />}
      </Field>
      <Field
        label="Scope of Work"
        hint="What is in it and what is not: sites, rooms, runs, counts."
        error={errors.scopeOfWork?.message}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} rows={3} maxLength={10_000} {...register('scopeOfWork')} />}
      </Field>
      <Field label="Timeline" error={errors.timeline?.message}>
        {(control) => (
          <Select {...control} placeholder="Select a timeline" options={options.timelines} {...register('timeline')} />
        )}
      </Field>
      <Field label="Budget" error={errors.budget?.message}>
        {(control) => (
          <Select {...control} placeholder="Select a budget" options={options.budgets} {...register('budget')} />
        )}
      </Field>
    </div>
  )
}
