'use client'

import { useRef, useState } from 'react'
import { type Role, roles } from '@/access/roles'
import { control } from '../rfq/looks'
import { AskDialog } from './ask-dialog'
import { useDeed } from './use-deed'

type Props = { id: number; fullName: string; role: Role; isOwn: boolean }

const labelOf = (role: Role): string => roles.find(({ value }) => value === role)?.label ?? role

/** The role of a person. Another one is asked about first, for it signs the person out everywhere. */
export function RoleSelect({ id, fullName, role, isOwn }: Props) {
  const { isBusy, run } = useDeed()
  const [asked, setAsked] = useState<Role>()
  const select = useRef<HTMLSelectElement>(null)
  const save = async (next: Role) => {
    setAsked(undefined)
    const done = { title: 'Role changed', description: `${fullName} is ${labelOf(next)} from the next sign-in on.` }
    const isSaved = await run({ method: 'PATCH', url: `/api/admin/users/${id}`, body: { role: next }, done })
    // One's own session has ended with the old role.
    if (isSaved && isOwn) window.location.assign('/admin')
  }
  return (
    <>
      <select
        ref={select}
        aria-label={`Role of ${fullName}`}
        value={asked ?? role}
        disabled={isBusy}
        onChange={(event) => setAsked(event.target.value as Role)}
        className={control}
      >
        {roles.map(({ value, label }) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {label}
          </option>
        ))}
      </select>
      {asked && asked !== role && (
        <AskDialog
          title={`Make ${fullName} ${labelOf(asked)}?`}
          text={`${isOwn ? 'You are' : `${fullName} is`} signed out everywhere and has the role ${labelOf(asked)}, instead of ${labelOf(role)}, at the next sign-in.`}
          action="Change role"
          onAct={() => void save(asked)}
          onClose={() => {
            setAsked(undefined)
            requestAnimationFrame(() => select.current?.focus())
          }}
        />
      )}
    </>
  )
}
