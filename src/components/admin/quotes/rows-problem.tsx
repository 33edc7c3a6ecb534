'use client'

import { useFormContext } from 'react-hook-form'
import type { QuoteForm } from './quote-form'

/** What is wrong with a list as a whole. It can be gone to from what a refusal says. */
export function RowsProblem({ name }: { name: 'lines' | 'milestones' }) {
  const { errors } = useFormContext<QuoteForm>().formState
  const message = errors[name]?.root?.message
  if (!message) return null
  return (
    <p tabIndex={-1} data-problem={name} className="mb-3 text-1 font-medium text-danger">
      {message}
    </p>
  )
}
