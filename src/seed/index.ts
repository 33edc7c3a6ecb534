import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { env } from '@/env'
import { inTransaction } from '@/lib/server/transaction'
import { seedContent } from './content'
import { changeDemoPassword, seedDemo } from './demo'
import { seedElements } from './elements'
import { seedPages } from './pages'
import { seedPlugins } from './plugin-seeds'

/** Gives an installation that was seeded by an earlier version what pages have come to need since. */
const seedNewPages = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, async () => {
    await seedPages(req)
    await seedElements(req)
    await seedPlugins(req, 'content')
  })

/**
 * Fills an empty database: the company's content, and in a demonstration the accounts and records as well. It is done in
 * one transaction and only once, so that a start that was cut short is simply begun again.
 */
export async function seedOnce(payload: Payload): Promise<void> {
  if (env.PATCHBAY_SEED === 'none') return
  const req = await createLocalReq({}, payload)
  // Asked at the start, without a user.
  const { companyName } = await payload.findGlobal({ slug: 'site_settings', depth: 0, overrideAccess: true })
  if (companyName) {
    if (env.PATCHBAY_SEED === 'demo' && env.PATCHBAY_NEW_DEMO_PASSWORD && env.DEMO_PASSWORD)
      await changeDemoPassword(req, env.DEMO_PASSWORD)
    await seedNewPages(req)
    return
  }
  if (env.PATCHBAY_SEED === 'demo' && !env.DEMO_PASSWORD) throw new Error('DEMO_PASSWORD is missing')
  await inTransaction(req, async () => {
    await seedContent(req)
    if (env.PATCHBAY_SEED === 'demo') await seedDemo(req, env.DEMO_PASSWORD ?? '')
  })
}
