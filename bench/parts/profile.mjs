import { writeFile } from 'node:fs/promises'
import { findFreePort } from '../../scripts/lib/port.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { load } from '../lib/load.mjs'
import { startServer } from '../lib/programs.mjs'
import { openInspector, profileOf, selfTimes } from '../lib/profiler.mjs'
import { figure } from '../lib/tables.mjs'
import { quoteRequest } from './post.mjs'

const SECONDS = 6
const SHOWN = 18

const loads = {
  page: (url) => ({ url: url('/'), headers: { 'accept-encoding': 'gzip' } }),
  post: (url) => ({ url: url('/api/rfq-requests'), body: quoteRequest }),
}

/** Where the server spends its time while pages are read and while quote requests come in. */
async function measure(context) {
  const databaseUrl = await context.makeDatabase('bench_profile')
  const inspect = await findFreePort()
  const server = await startServer({
    folder: context.dataDir,
    name: 'profiled',
    // The mails of the requests are another matter.
    env: context.environment(databaseUrl, { WORKER: 'off' }),
    args: [`--inspect=127.0.0.1:${inspect}`, 'src/server.ts'],
  })
  const inspector = await openInspector(inspect)
  const rows = {}
  for (const [name, side] of Object.entries(loads)) {
    await load(side(server.url), 2)
    let result
    const profile = await profileOf(inspector, async () => (result = await load(side(server.url), SECONDS)))
    await writeFile(inRoot('bench', `last-${name}.cpuprofile`), JSON.stringify(profile))
    rows[name] = { ...result, owners: await selfTimes(profile) }
  }
  inspector.close()
  await server.stop()
  return { rows }
}

export const profile = {
  isOnlyByName: true,
  measure,

  tables: ({ rows }) =>
    Object.entries(rows).map(([name, { perSecond, owners }]) => ({
      title: `Where the time of a ${name} goes (${figure(perSecond)} requests/s while it is watched)`,
      note: `\`bench/last-${name}.cpuprofile\` opens in the developer tools of a browser.`,
      columns: ['Package or folder', 'ms', '%'],
      rows: owners
        .slice(0, SHOWN)
        .map(({ owner, milliseconds, part }) => [owner, figure(milliseconds, 0), figure(part * 100, 1)]),
    })),

  promises: () => [],
}
