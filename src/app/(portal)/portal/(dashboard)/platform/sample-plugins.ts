import type { PublicPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'

const names = ['Service Catalog', 'TechDocs', 'Kubernetes', 'CI/CD']

/** What the card shows when the plugins could not be read: sample data, and marked as such. */
export const samplePlugins: PublicPlugin[] = names.map((name, index) => ({
  id: -1 - index,
  name,
  description: null,
  enabled: true,
  config: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
}))
