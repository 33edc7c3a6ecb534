import type pg from 'pg'
import type { Choices } from './choices'
import type { Canary } from './judge'
import { raw } from './raw'
import type { People, Person } from './people'
import { type Finding, fuzzRoute, newTotals, type Run, type Totals } from './run'
import type { Site } from './site'
import { differences, stateOf } from './state'
import { allTargets, type Target } from './targets'

type Given = { site: Site; people: People; canaries: Canary[]; db: pg.Pool; choices: Choices }

/** What came of the requests. `changed` names what people without the right to it have changed. */
export type RequestResult = Omit<Totals, 'findings'> & {
  routes: number
  findings: Finding[]
  changed: string[]
  survived: boolean
  seconds: number
}

/** How often a route is tried, against the others: where there is code of ours, more. */
const weightOf = ({ kind, isCostly }: Target): number =>
  kind === 'documented' ? (isCostly ? 4 : 10) : kind === 'native' ? 2 : 4

async function knownThings(db: pg.Pool): Promise<Run['known']> {
  const files = await db.query<{ id: string }>(
    'select file_id as id from rfq_files union all select file_id from career_files union all select file_id from project_files union all select file_id from service_request_files',
  )
  const media = await db.query<{ name: string }>('select filename as name from media limit 4')
  const ids = Array.from({ length: 16 }, (_, index) => String(index + 1))
  return {
    ids: [...ids, ...ids, ...files.rows.map(({ id }) => id).slice(0, 20), '999999'],
    words: [
      'about',
      'privacy-policy',
      'hero.title',
      'sso',
      'google',
      'users',
      'invoices',
      'media',
      'no-such',
      ...media.rows.map(({ name }) => name),
    ],
  }
}

/** Mixes a list in an order that the seed gives. */
function mixed<T>(list: T[], seed: number): T[] {
  const order = list.map((one, index) => ({ one, key: Math.imul(index + 1, 2654435761) ^ Math.imul(seed, 40503) }))
  return order.sort((a, b) => (a.key >>> 0) - (b.key >>> 0)).map(({ one }) => one)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Everybody at every route. Administrators come last: what they may change, others would trip over. */
export async function fuzzAll({ site, people, canaries, db, choices }: Given): Promise<RequestResult> {
  const { default: config } = await import('@payload-config')
  const every = allTargets(await config)
  const targets = every.filter(({ name }) => !choices.only || name.includes(choices.only))
  const who = people.all.filter((person) => !choices.as || person === choices.as)
  const scale = choices.requests / (who.length * targets.reduce((sum, target) => sum + weightOf(target), 0))
  const run: Run = { site, people, canaries, known: await knownThings(db), seed: choices.seed, totals: newTotals() }
  const began = performance.now()
  const timer = setInterval(
    () => process.stderr.write(`  ${run.totals.requests} requests, ${run.totals.findings.size} findings\n`),
    15_000,
  )

  const walk = async (person: Person, list: Target[]) => {
    // What is left of a part of a request is made up for at a later route, so that the sum is what was asked for.
    let owed = 0
    for (const target of list) {
      owed += weightOf(target) * scale
      const runs = Math.floor(owed)
      owed -= runs
      if (runs > 0) await fuzzRoute(run, target, person, runs)
    }
    if (owed > 0.5 && list[0]) await fuzzRoute(run, list[0], person, 1)
  }
  const before = await stateOf(db)
  await Promise.all(
    who
      .filter((person) => person !== 'admin')
      .map((person, index) => walk(person, mixed(targets, choices.seed + index))),
  )
  const changed = differences(before, await stateOf(db))
  if (who.includes('admin'))
    await Promise.all(
      [0, 1, 2].map((part) =>
        walk(
          'admin',
          mixed(targets, choices.seed).filter((_, index) => index % 3 === part),
        ),
      ),
    )
  clearInterval(timer)
  if (!choices.only) await raw(run)
  const { findings, ...sums } = run.totals
  return {
    ...sums,
    routes: targets.length,
    findings: [...findings.values()],
    changed,
    survived: isAlive(site.pid),
    seconds: Math.round((performance.now() - began) / 1000),
  }
}
