'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { quietButton } from '../content/looks'
import { LocalDate } from '../local-date'
import { Field } from '../settings/field'
import { card, heading } from './looks'
import type { QuoteForm } from './quote-form'

type Account = { id: number; fullName: string }

/** What is wrong with the choice of an account. It can be gone to from what a refusal says. */
function AccountProblem() {
  const { errors } = useFormContext<QuoteForm>().formState
  if (!errors.clientId) return null
  return (
    <p tabIndex={-1} data-problem="clientId" className="mb-2 text-1 font-medium text-danger">
      {errors.clientId.message}
    </p>
  )
}

/** Whose the project and the invoices will be: an account that staff have confirmed, or a new one. */
function ClientAccount({ quote }: { quote: QuoteRecord }) {
  const { setValue, clearErrors } = useFormContext<QuoteForm>()
  const clientId = useWatch<QuoteForm, 'clientId'>({ name: 'clientId' })
  const { client, sameAddress } = quote
  const account: Account | null = clientId === client?.id ? client : sameAddress
  const choose = (id: number | null) => {
    setValue('clientId', id, { shouldDirty: true })
    clearErrors('clientId')
  }
  if (clientId !== null)
    return (
      <p className="flex flex-wrap items-center gap-3 text-2">
        <span>
          What follows belongs to the account of{' '}
          <strong className="font-medium">{account?.id === clientId ? account.fullName : `client ${clientId}`}</strong>.
        </span>
        <button type="button" onClick={() => choose(null)} className={quietButton}>
          Use no account
        </button>
      </p>
    )
  const offered = sameAddress ?? client
  return (
    <div className="grid justify-items-start gap-2 text-2">
      {!sameAddress && <p>No account is chosen: one is made for the recipient when the quote is accepted.</p>}
      {offered && (
        <>
          {sameAddress && (
            <p className="rounded border border-line bg-info-soft p-3">
              There is an account with this address, registered on <LocalDate value={sameAddress.createdAt} />:{' '}
              {sameAddress.fullName}. Make sure that it is the same person.
            </p>
          )}
          <button type="button" onClick={() => choose(offered.id)} className={quietButton}>
            {sameAddress ? 'Use this account' : `Use the account of ${offered.fullName}`}
          </button>
        </>
      )}
    </div>
  )
}

/** Who gets the quote, and which account what follows from it will belong to. */
export function RecipientSection({ quote }: { quote: QuoteRecord }) {
  return (
    <section aria-labelledby="quote-recipient" className={card}>
      <h2 id="quote-recipient" className={`${heading} mb-4`}>
        Recipient
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="recipient.name" label="Name" />
        <Field name="recipient.company" label="Company" />
        <Field name="recipient.email" label="E-mail" type="email" />
        <Field name="recipient.address" label="Address" rows={3} hint="Street, city, state and ZIP code." />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="mb-2 text-2 font-medium">Client account</h3>
        <AccountProblem />
        <ClientAccount quote={quote} />
      </div>
    </section>
  )
}
