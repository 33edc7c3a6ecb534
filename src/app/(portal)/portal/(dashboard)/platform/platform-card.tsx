'use client'

import { useState } from 'react'
import { FlaskConical } from 'lucide-react'
import { Panel } from '@/components/portal/panel'
import type { PublicPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import type { Platform } from '@/plugins/portal/sources/operations'
import { LiveNotes } from '@/components/portal/live-notes'
import { RefreshBar } from '@/components/portal/refresh-bar'
import { type Asked, useLiveData } from '../../monitoring/use-live-data'
import { PlatformTabs } from './platform-tabs'
import { usePlugins } from './use-plugins'

function EnabledPlugins({ plugins, isFallback }: { plugins: PublicPlugin[]; isFallback: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-1 text-ink-muted">
      <span id="enabled-plugins">Enabled plugins:</span>
      <ul aria-labelledby="enabled-plugins" className="flex flex-wrap gap-x-4 gap-y-1 text-ink">
        {plugins.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {isFallback && (
        <span role="status" className="inline-flex items-center gap-1">
          <FlaskConical aria-hidden size={14} />
          Sample data: the plugins could not be read
        </span>
      )}
    </div>
  )
}

type Props = { first: Asked<Platform>; firstPlugins: PublicPlugin[] }

/** The platform behind the portal: a tab for each enabled plugin, and a button that reads all of it again. */
export function PlatformCard({ first, firstPlugins }: Props) {
  const live = useLiveData('/api/portal/platform', first)
  const { plugins, isFallback, load } = usePlugins(firstPlugins)
  const [isPending, setPending] = useState(false)
  const refresh = async () => {
    setPending(true)
    await Promise.all([live.load(), load()])
    setPending(false)
  }
  const isEmpty = plugins.length === 0
  return (
    <Panel
      title="Backstage platform"
      more={<RefreshBar at={live.at} isPending={isPending} onRefresh={() => void refresh()} />}
    >
      <div className={live.problem ? 'p-5 pb-0' : undefined}>
        <LiveNotes problem={live.problem} changedAt={live.changedAt} />
      </div>
      {isEmpty ? (
        <p className="px-5 py-14 text-center text-2 text-ink-muted">
          No plugins are currently enabled. Please contact your administrator.
        </p>
      ) : (
        <>
          <EnabledPlugins plugins={plugins} isFallback={isFallback} />
          <PlatformTabs plugins={plugins} platform={live.data} />
        </>
      )}
    </Panel>
  )
}
