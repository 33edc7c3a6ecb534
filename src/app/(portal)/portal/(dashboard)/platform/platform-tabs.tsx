'use client'

import type { ReactNode } from 'react'
import { Tabs } from 'radix-ui'
import { Freshness } from '@/components/portal/freshness'
import { tabList, tabTrigger } from '@/components/portal/tab-looks'
import { slugify } from '@/lib/shared/slugify'
import type { PublicPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import type { Platform } from '@/plugins/portal/sources/operations'
import type { Answer } from '@/plugins/portal/sources/source'
import { AlertTable } from '../../monitoring/alert-table'
import { HealthPanels } from '../../monitoring/health-panels'
import { ResourceTable } from '../../monitoring/resource-table'
import { ServiceTable } from '../../monitoring/service-table'
import { DocTable } from './doc-table'

type Tab = { name: string; of: Answer<unknown>; content: ReactNode }

/** A tab for each plugin that shows something here; Monitoring watches the platform itself and goes with any of them. */
function tabsOf(plugins: PublicPlugin[], { services, docs, resources, alerts }: Platform): Tab[] {
  const isOn = (name: string) => plugins.some((plugin) => plugin.name === name)
  const all: Tab[] = [
    {
      name: 'Service Catalog',
      of: services,
      content: <ServiceTable caption="Service Catalog" services={services.items} />,
    },
    { name: 'TechDocs', of: docs, content: <DocTable docs={docs.items} /> },
    {
      name: 'Kubernetes',
      of: resources,
      content: <ResourceTable caption="Kubernetes resources" resources={resources.items} />,
    },
    {
      name: 'Monitoring',
      of: alerts,
      content: (
        <>
          <AlertTable alerts={alerts} />
          <div className="border-t border-line p-5">
            <HealthPanels services={services} />
          </div>
        </>
      ),
    },
  ]
  return all.filter(({ name }) => name === 'Monitoring' || isOn(name))
}

/** The tabs of the enabled plugins. */
export function PlatformTabs({ plugins, platform }: { plugins: PublicPlugin[]; platform: Platform }) {
  const tabs = tabsOf(plugins, platform)
  // The value becomes a part of ids, in which there is no space.
  const first = slugify(tabs[0]?.name ?? '')
  return (
    <Tabs.Root key={first} defaultValue={first}>
      <Tabs.List aria-label="Backstage platform" className={`${tabList} px-1`}>
        {tabs.map(({ name }) => (
          <Tabs.Trigger key={name} value={slugify(name)} className={tabTrigger}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, of, content }) => (
        <Tabs.Content key={name} value={slugify(name)}>
          {content}
          <Freshness updatedAt={of.updatedAt} isSample={of.isSample} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
