'use client'

import { useMemo, useState } from 'react'
import { toast } from '@payloadcms/ui'
import {
  type AdminPlugin,
  configProblems,
  type PluginConfig,
} from '@/plugins/portal/collections/backstage-plugins/schema'
import { readJson, type TextProblem } from './json-text'
import { reasonOf, savePlugin } from './save-plugin'

/** A configuration as it is edited. */
export const printed = ({ config }: AdminPlugin): string => JSON.stringify(config, null, 2)

/** What is wrong with a text: as JSON first, then with what the plugin's schema says. */
function problemsIn(name: string, text: string, json: ReturnType<typeof readJson>): TextProblem[] {
  if (json.problem) return [json.problem]
  const begin = Math.max(0, text.search(/\S/))
  return configProblems(name, json.value).map(({ path, message }) => {
    const key = path.split('.')[0] ?? ''
    return { message: path ? `${path}: ${message}` : message, offset: json.keys.get(key) ?? begin }
  })
}

/** The text of a configuration that is being edited: whatever is typed stays, and only what is right is saved. */
export function useConfig(plugin: AdminPlugin, onSaved: (saved: AdminPlugin) => void, onDone: () => void) {
  /** What the text began with; a save is for exactly this state. */
  const [base, setBase] = useState(plugin)
  const [text, setText] = useState(() => printed(plugin))
  const [newer, setNewer] = useState<AdminPlugin>()
  const [isSaving, setSaving] = useState(false)
  const json = useMemo(() => readJson(text), [text])
  const problems = useMemo(() => problemsIn(plugin.name, text, json), [plugin.name, text, json])

  const save = async (from: AdminPlugin) => {
    if (problems.length > 0)
      return toast.error('Invalid configuration', {
        description: 'The configuration JSON is invalid. Please check and try again.',
      })
    setSaving(true)
    try {
      const outcome = await savePlugin(from, { config: json.value as PluginConfig })
      if ('newer' in outcome) setNewer(outcome.newer)
      else {
        onSaved(outcome.stored)
        toast.success('Plugin updated', { description: 'The plugin has been successfully updated.' })
        onDone()
      }
    } catch (error) {
      toast.error('Update failed', { description: reasonOf(error) })
    }
    setSaving(false)
  }

  const takeTheirs = (theirs: AdminPlugin) => {
    onSaved(theirs)
    setBase(theirs)
    setText(printed(theirs))
    setNewer(undefined)
  }

  return {
    text,
    setText,
    json,
    problems,
    newer,
    isSaving,
    secrets: base.secrets,
    isChanged: text !== printed(base),
    save: () => save(base),
    saveMine: () => newer && save(newer),
    takeTheirs: () => newer && takeTheirs(newer),
  }
}
