'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useSearchParams } from 'next/navigation'
import { Tabs } from 'radix-ui'
import { tabList, tabTrigger } from '@/components/portal/tab-looks'
import { type DashboardTab, dashboardTabs, tabHref, tabOf } from './tab-names'

/** A plain click changes the tab in place; with a key held down the browser does what it does with a link. */
function keepPage(event: MouseEvent): void {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) event.preventDefault()
}

/** The tabs of the dashboard. The address names the open one, so that it can be linked to and works without scripts. */
export function DashboardTabs({ panels }: { panels: Record<DashboardTab, ReactNode> }) {
  const current = tabOf(useSearchParams().get('tab'))
  const open = (tab: string) => window.history.replaceState(null, '', tabHref(tab))
  return (
    <Tabs.Root value={current} onValueChange={open}>
      <Tabs.List aria-label="Dashboard" className={tabList}>
        {dashboardTabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} asChild>
            <a href={tabHref(id)} onClick={keepPage} className={tabTrigger}>
              {label}
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {dashboardTabs.map(({ id }) => (
        <Tabs.Content key={id} value={id} className="pt-6">
          {panels[id]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
