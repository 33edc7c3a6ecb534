'use client'

import { Server } from 'lucide-react'
import Link from 'next/link'
import { EmptyState } from '@/components/portal/empty-state'
import { Freshness } from '@/components/portal/freshness'
import { PageHead } from '@/components/portal/page-head'
import { buttonClass } from '@/components/ui/button'
import type { Answer, ServerHealth } from '@/plugins/portal/sources/source'
import { LiveNotes } from '@/components/portal/live-notes'
import { REFRESH_SECONDS } from '../monitoring-screen'
import { RefreshBar } from '@/components/portal/refresh-bar'
import { type Asked, useLiveData } from '../use-live-data'
import { useWhileVisible } from '@/components/portal/use-while-visible'
import { ServerCard } from './server-card'

/** The servers of the client; the list keeps itself up to date while it can be seen. */
export function ServersScreen({ first }: { first: Asked<Answer<ServerHealth>> }) {
  const { data, at, changedAt, problem, isPending, load, refresh } = useLiveData('/api/portal/servers', first)
  useWhileVisible(load, REFRESH_SECONDS)
  return (
    <>
      <PageHead
        title="Servers"
        text="Load, state and uptime of each server that we look after for you."
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/monitoring', label: 'Monitoring' },
        ]}
        action={<RefreshBar at={at} isPending={isPending} onRefresh={refresh} />}
      />
      <LiveNotes problem={problem} changedAt={changedAt} />
      {data.items.length === 0 ? (
        <EmptyState
          icon={Server}
          title="No servers yet"
          text="A server is listed here as soon as we watch it for you. Ask for one with a service request."
          action={
            <Link href="/portal/services/requests/new" prefetch={false} className={buttonClass()}>
              New service request
            </Link>
          }
        />
      ) : (
        <div className="overflow-hidden rounded border border-line bg-surface">
          <ul className="grid gap-px bg-line lg:grid-cols-2">
            {data.items.map((server) => (
              <ServerCard key={server.id} server={server} />
            ))}
          </ul>
          <Freshness updatedAt={data.updatedAt} isSample={data.isSample} />
        </div>
      )}
    </>
  )
}
