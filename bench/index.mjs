import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { dashboard } from './dashboard.mjs'
import { measure, medianOf } from './measure.mjs'
import { startBareInsert, startNginx } from './references.mjs'
import { isSlower, ratiosOf, rfqDesk } from './rfq-desk.mjs'
import { sameTime } from './same-time.mjs'
import { startSite } from './site.mjs'

const ROUNDS = 3
const SECONDS = 6
const CONNECTIONS = 16
/** How far apart answers about an account and about nobody may be, in milliseconds. */
const SAME_TIME = 10
/** How much longer the dashboard of a client with many records may take. */
const MANY_RECORDS = 1.5

const rfq = {
  fullName: 'Ada Winter',
  company: 'Winter Mills',
  email: 'ada@winter.example',
  phone: '913 555 0100',
  serviceType: 'network',
  projectDescription: 'Forty access points over a grain yard.',
}
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(rfq) }

/** Measures a subject and its reference in turn, the order changing with each round. */
async function compare(name, subject, reference) {
  const runs = { subject: [], reference: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 ? ['reference', 'subject'] : ['subject', 'reference'])
      runs[side].push(
        await measure(side === 'subject' ? subject : reference, { seconds: SECONDS, connections: CONNECTIONS }),
      )
  const [ours, theirs] = [medianOf(runs.subject), medianOf(runs.reference)]
  return { name, ours, reference: { label: reference.label, ...theirs }, ratio: ours.perSecond / theirs.perSecond }
}

const row = (...cells) => cells.map((cell, i) => String(cell)[i ? 'padStart' : 'padEnd'](i ? 14 : 34)).join('')

function printPortal({ small, large, ratio, questions }) {
  const cells = (...milliseconds) => [...milliseconds.map((time) => time.toFixed(1)), ratio.toFixed(2)]
  console.log(`\n${row('', 'few ms', 'many ms', 'ratio')}`)
  console.log(row('dashboard', ...cells(small.milliseconds, large.milliseconds)))
  console.log(`few: ${small.projects} projects, ${small.alerts} alerts; many: ${large.projects} and ${large.alerts}`)
  console.log(`\n${row('questions of a dashboard to', 'each')}`)
  for (const [source, count] of Object.entries(questions)) console.log(row(source, count.toFixed(1)))
}

function printDesk(desk) {
  console.log(`\n${row('quote desk, p95 in ms', 'list', 'search', 'filter', 'sort', 'HTML')}`)
  for (const { size, list, search, filter, sort, htmlBytes } of desk)
    console.log(row(`${size} requests`, ...[list, search, filter, sort].map((time) => time.toFixed(1)), htmlBytes))
  console.log(row('ratio', ...Object.values(ratiosOf(desk)).map((ratio) => ratio.toFixed(2))))
}

function print({ starts, comparisons, accounts, portal, desk }) {
  console.log(
    `\nFirst start to ready ${starts.first} ms, second start ${starts.second} ms, memory idle ${starts.idleMegabytes} MB\n`,
  )
  console.log(row('', 'ours req/s', 'p99 ms', 'reference', 'p99 ms', 'ratio', 'errors'))
  for (const { name, ours, reference, ratio } of comparisons)
    console.log(
      row(
        `${name} / ${reference.label}`,
        ours.perSecond,
        ours.p99,
        reference.perSecond,
        reference.p99,
        ratio.toFixed(3),
        ours.errors,
      ),
    )
  console.log(`\n${row('', 'known ms', 'nobody ms', 'difference')}`)
  for (const { call, ...times } of accounts)
    console.log(row(call, times.known.toFixed(1), times.nobody.toFixed(1), times.difference.toFixed(1)))
  printPortal(portal)
  printDesk(desk)
}

/** Runs every comparison on this machine, prints a table and writes it as JSON. @returns {Promise<number>} the exit code */
export async function bench() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'patchbay-bench-'))
  const ends = []
  try {
    const site = await startSite(path.join(folder, 'data'), ends)
    const home = await (await fetch(site.url('/'))).text()
    const nginx = await startNginx(folder, home, ends)
    const insert = await startBareInsert(site.databaseUrl, ends)
    const comparisons = [
      await compare('home page', { url: site.url('/') }, nginx),
      await compare('RFQ post', { url: site.url('/api/rfq-requests'), ...post }, { ...insert, ...post }),
    ]
    const accounts = await sameTime(site.url)
    const portal = await dashboard(site)
    const { starts } = site
    const desk = await rfqDesk(folder, ends)
    const result = {
      at: new Date().toISOString(),
      cores: os.availableParallelism(),
      starts,
      comparisons,
      accounts,
      portal,
      desk,
    }
    print(result)
    const file = path.resolve('bench', 'last-result.json')
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`)
    console.log(`\nWritten to ${path.relative(process.cwd(), file)}.`)
    const tells = accounts.some(({ difference }) => difference > SAME_TIME)
    const slows = portal.ratio > MANY_RECORDS
    return tells || slows || isSlower(desk) || comparisons.some(({ ours }) => ours.errors > 0) ? 1 : 0
  } finally {
    for (const end of ends.reverse()) await end()
    await rm(folder, { recursive: true, force: true })
  }
}
