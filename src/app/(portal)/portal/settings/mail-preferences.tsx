'use client'

import { useState } from 'react'
import { Switch } from 'radix-ui'
import { type MailKind, mailKinds, type MailPreferences as Preferences } from '@/account/preferences/schema'
import { request } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { showFailure } from './save'

type RowProps = {
  kind: (typeof mailKinds)[number]
  isOn: boolean
  isSaving: boolean
  onChange: (isOn: boolean) => void
}

function Row({ kind: { value, label, hint }, isOn, isSaving, onChange }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-6 py-3">
      <div>
        <label htmlFor={`mail-${value}`} className="cursor-pointer text-2 font-medium">
          {label}
        </label>
        <p id={`mail-${value}-hint`} className="text-1 text-ink-muted">
          {hint}
        </p>
      </div>
      <Switch.Root
        id={`mail-${value}`}
        checked={isOn}
        disabled={isSaving}
        onCheckedChange={onChange}
        aria-describedby={`mail-${value}-hint`}
        className="group grid h-11 w-14 shrink-0 place-items-center rounded disabled:cursor-wait"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-line-strong bg-sunken px-0.5 group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
          <Switch.Thumb className="block size-5 rounded-full bg-ink-muted transition-transform duration-150 data-[state=checked]:translate-x-[22px] data-[state=checked]:bg-on-primary" />
        </span>
      </Switch.Root>
    </li>
  )
}

/** Which mails the person gets. Each choice is saved at once; one that could not be saved goes back. */
export function MailPreferences({ preferences }: { preferences: Preferences }) {
  const [chosen, setChosen] = useState(preferences)
  const [saving, setSaving] = useState<MailKind[]>([])

  const change = async (kind: MailKind, label: string, isOn: boolean) => {
    setChosen((before) => ({ ...before, [kind]: isOn }))
    setSaving((before) => [...before, kind])
    try {
      await request('PATCH', '/api/account/preferences', { body: { [kind]: isOn } })
      toast({ title: 'Notifications updated', description: `${label}: ${isOn ? 'on' : 'off'}.` })
    } catch (error) {
      setChosen((before) => ({ ...before, [kind]: !isOn }))
      showFailure(error)
    }
    setSaving((before) => before.filter((one) => one !== kind))
  }

  return (
    <ul className="-my-3 divide-y divide-line">
      {mailKinds.map((kind) => (
        <Row
          key={kind.value}
          kind={kind}
          isOn={chosen[kind.value]}
          isSaving={saving.includes(kind.value)}
          onChange={(isOn) => void change(kind.value, kind.label, isOn)}
        />
      ))}
    </ul>
  )
}
