'use client'

import { useCallback, useState } from 'react'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import { ConfigDialog } from './config-dialog'
import { FeatureCards } from './feature-cards'
import { PluginTable } from './plugin-table'
import { loadPlugins } from './save-plugin'

const TITLE = 'Backstage Plugins'

/** The plugins: which are on, and how they are set up. */
export function PluginsScreen({ first }: { first: AdminPlugin[] }) {
  const [plugins, setPlugins] = useState(first)
  const [openId, setOpenId] = useState<number>()
  const open = plugins.find(({ id }) => id === openId)

  const saved = useCallback((next: AdminPlugin) => {
    setPlugins((before) => before.map((plugin) => (plugin.id === next.id ? next : plugin)))
    // What was saved is shown already; a list that does not come changes nothing.
    loadPlugins().then(setPlugins, () => undefined)
  }, [])

  return (
    <main className="ax panel-page">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1 className="mb-2 text-4 font-semibold tracking-tight">{TITLE}</h1>
      <p className="mb-6 max-w-[70ch] text-2 text-ink-muted">
        What the platform card of the portal shows to clients, and where it comes from.
      </p>
      <PluginTable plugins={plugins} onSaved={saved} onConfigure={setOpenId} />
      <FeatureCards />
      {open && <ConfigDialog key={open.id} plugin={open} onClose={() => setOpenId(undefined)} onSaved={saved} />}
    </main>
  )
}
