'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/admin/call-api'
import type { PublicPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import { samplePlugins } from './sample-plugins'

/** The enabled plugins as the browser knows them. */
export type Plugins = {
  plugins: PublicPlugin[]
  /** Whether they could not be read, so that the sample ones stand in for them. */
  isFallback: boolean
  load: () => Promise<void>
}

async function fetchPlugins(): Promise<PublicPlugin[]> {
  const list: unknown = await (await callApi('/api/backstage/plugins')).json()
  if (!Array.isArray(list)) throw new Error('Failed to fetch plugins')
  return list as PublicPlugin[]
}

/** The plugins that came with the page; asked for again as soon as it is live, and whenever somebody refreshes. */
export function usePlugins(first: PublicPlugin[]): Plugins {
  const [state, setState] = useState({ plugins: first, isFallback: false })
  const load = useCallback(
    () =>
      fetchPlugins().then(
        (plugins) => setState({ plugins, isFallback: false }),
        () => setState({ plugins: samplePlugins, isFallback: true }),
      ),
    [],
  )
  useEffect(() => {
    void load()
  }, [load])
  return { ...state, load }
}
