'use client'

import { useRef, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { Switch } from 'radix-ui'
import type { AdminPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import { reasonOf, savePlugin } from './save-plugin'

const STALE = 'Somebody else changed it in the meantime. You see it as it is now.'

type Props = { plugin: AdminPlugin; onSaved: (saved: AdminPlugin) => void }

/** Whether a plugin is shown in the portal. Turning it saves at once; what could not be saved is put back. */
export function EnabledSwitch({ plugin, onSaved }: Props) {
  const [saving, setSaving] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const isOn = saving ?? plugin.enabled

  const save = async (enabled: boolean) => {
    setSaving(enabled)
    try {
      const outcome = await savePlugin(plugin, { enabled })
      if ('stored' in outcome) {
        onSaved(outcome.stored)
        toast.success('Plugin updated', { description: 'The plugin has been successfully updated.' })
      } else {
        onSaved(outcome.newer)
        toast.error('Update failed', { description: STALE })
      }
    } catch (error) {
      toast.error('Update failed', { description: reasonOf(error) })
    }
    setSaving(undefined)
    // A control that is disabled loses the focus; who works by keyboard goes on where they were.
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus())
  }

  return (
    <Switch.Root
      ref={button}
      checked={isOn}
      disabled={saving !== undefined}
      aria-label={`${plugin.name} is enabled`}
      onCheckedChange={(next) => void save(next)}
      className="group inline-flex h-10 items-center gap-2.5 rounded py-0 pr-1 pl-0 disabled:cursor-wait disabled:opacity-60"
    >
      <span className="flex h-6 w-11 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
        <Switch.Thumb className="size-4.5 rounded-full bg-ink-muted data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-primary motion-safe:transition-transform" />
      </span>
      <span aria-hidden className="w-16 text-left text-1 font-medium">
        {isOn ? 'Enabled' : 'Disabled'}
      </span>
    </Switch.Root>
  )
}
