import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../scripts/lib/port.mjs'
import { load } from '../lib/load.mjs'
import { residentMegabytes } from '../lib/memory.mjs'
import { startProgram, untilItAnswers } from '../lib/programs.mjs'
import { listedPaths, PASSWORD } from '../lib/context.mjs'
import { quoteRequest } from './post.mjs'

const SECONDS = { page: 1, post: 5 }
/** After a start and after a load, memory is read when this much has passed. */
const REST = 2000

/** `npm start` in a folder of its own with a database of its own: how long until it is ready, and to its first page. */
async function timedStart(folder) {
  await mkdir(folder, { recursive: true })
  const port = await findFreePort()
  const url = (route) => `http://127.0.0.1:${port}${route}`
  const log = path.join(folder, 'start.log')
  const own = { DATABASE_URL: '', SMTP_URL: '', SITE_URL: '', HOST: '127.0.0.1', DEMO_PASSWORD: PASSWORD }
  const settings = { ...own, DATA_DIR: folder, PORT: String(port), RATE_LIMIT_FACTOR: '100000' }
  const started = performance.now()
  const program = startProgram(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...settings }, log })
  await untilItAnswers(url('/readyz'), program.child, log)
  const ready = performance.now() - started
  await untilItAnswers(url('/'), program.child, log)
  return { ...program, url, ready, page: performance.now() - started }
}

async function memoryOf(folder) {
  await sleep(REST)
  const { app } = JSON.parse(await readFile(path.join(folder, 'lock'), 'utf8'))
  return residentMegabytes(app.pid)
}

/** A first and a second start, and the memory of the server when idle and after every page and form posts. */
async function measure({ folder: base }) {
  const folder = path.join(base, 'start')
  const first = await timedStart(folder)
  await first.stop()
  const second = await timedStart(folder)
  const idle = await memoryOf(folder)
  for (const route of await listedPaths(second.url)) await load({ url: second.url(route) }, SECONDS.page)
  await load({ url: second.url('/api/rfq-requests'), body: quoteRequest }, SECONDS.post)
  const loaded = await memoryOf(folder)
  await second.stop()
  const times = ({ ready, page }) => ({ ready, page })
  return { first: times(first), second: times(second), megabytes: { idle, loaded } }
}

export const start = {
  measure,

  tables: ({ first, second, megabytes }) => [
    {
      title: 'Start and memory',
      note: 'The first start makes the database, migrates and seeds it. Memory is that of the server’s process, without PostgreSQL; “after load” means every page for a second and quote requests for five.',
      columns: ['', 'First start', 'Second start'],
      rows: [
        ['ready, ms', first.ready, second.ready],
        ['to the first page, ms', first.page, second.page],
        ['memory idle, MB', '', megabytes.idle ?? '–'],
        ['memory after load, MB', '', megabytes.loaded ?? '–'],
      ],
    },
  ],

  promises: () => [],
}
