'use client'

import { useId } from 'react'
import type { ClientName } from '@/plugins/portal/sources/fleet-source'
import { control } from '../rfq/looks'
import type { ChangeAddress } from '../change-address'

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** One thing that a list can be narrowed by. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0 grow basis-[140px] md:grow-0">
      <label htmlFor={id} className="mb-1 block text-1 font-medium text-ink-muted">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)} className={`${control} w-full`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Narrows a list to one client. */
export function ClientChoice(props: { client?: number; clients: ClientName[]; onChange: ChangeAddress }) {
  const { client, clients, onChange } = props
  const options = clients.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Choice
      label="Client"
      value={client === undefined ? '' : String(client)}
      options={[{ value: '', label: 'All' }, ...options]}
      onChoose={(value) => onChange({ client: value })}
    />
  )
}
