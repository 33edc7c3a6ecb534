import type { Plugin } from 'payload'
import { BackstagePlugins } from './collections/backstage-plugins'
import { ClientProjects } from './collections/client-projects'

/** Adds the client portal to a Payload config; without it a working public site remains. */
export const portalPlugin = (): Plugin => (config) => ({
  ...config,
  collections: [...(config.collections ?? []), ClientProjects, BackstagePlugins],
})
