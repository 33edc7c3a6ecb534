import type { PluginSeed } from '@/seed/plugin-seeds'
import { seedBilling } from './billing'
import { seedHelp } from './help'
import { seedOperations } from './operations'
import { seedProjects } from './projects'
import { seedQuotes } from './quotes'
import { seedPortalRequests } from './requests'

/** What the portal adds to the seed: its help, and in a demonstration what its clients see. */
export const portalSeed: PluginSeed = {
  content: seedHelp,
  demo: async (req) => {
    await seedProjects(req)
    await seedPortalRequests(req)
    await seedBilling(req)
    await seedQuotes(req)
    await seedOperations(req)
  },
}
