import fc from 'fast-check'
import { asCurl } from './curl'
import { type Canary, EVERY_ANSWER, faultsOf } from './judge'
import type { People, Person } from './people'
import { type Known, requestsTo, type Shot } from './requests'
import { send } from './send'
import type { Site } from './site'
import type { Target } from './targets'

/** What was found: once for each route and kind of fault, with the smallest request that shows it. */
export type Finding = { route: string; as: Person; fault: string; curl: string; seen: number }

export type Totals = {
  requests: number
  byStatus: Record<string, number>
  slowest: number
  slowestRoute: string
  /** Answers with a canary that their caller may see: that marks are found at all. */
  shown: number
  findings: Map<string, Finding>
}

/** Everything that one run of requests needs. */
export type Run = { site: Site; people: People; canaries: Canary[]; known: Known; seed: number; totals: Totals }

const MOST_SHRINKS = 120
const kindOf = (fault: string): string => fault.split(/[:,]/)[0] ?? fault
/** After these an account may be signed out or changed. */
const TOUCHES_ACCOUNTS = /users|logout|sessions|password|email|two-factor|invitations|profile/

export const newTotals = (): Totals => ({
  requests: 0,
  byStatus: {},
  slowest: 0,
  slowestRoute: '',
  shown: 0,
  findings: new Map(),
})

async function tryOnce(run: Run, person: Person, shot: Shot): Promise<string[]> {
  const { site, people, totals, canaries } = run
  const answer = await send(site.url, shot, people.headersOf(person))
  const group = answer.status === 0 ? 'none' : `${Math.floor(answer.status / 100)}xx`
  totals.byStatus[group] = (totals.byStatus[group] ?? 0) + 1
  if (answer.milliseconds > totals.slowest)
    [totals.slowest, totals.slowestRoute] = [answer.milliseconds, shot.target.name]
  const hasOwnCookie = !shot.headers.some(([name]) => name === 'cookie')
  if (person === 'admin' && shot.method !== 'GET' && TOUCHES_ACCOUNTS.test(shot.path)) await people.restore()
  if (hasOwnCookie && (answer.status === 401 || (answer.status < 300 && TOUCHES_ACCOUNTS.test(shot.path))))
    await people.keep(person)
  if (canaries.some(({ text }) => answer.text.includes(text))) totals.shown++
  return faultsOf(shot, person, answer, canaries, EVERY_ANSWER)
}

/** Sends one person's requests to one route. What is found is shrunk, noted, and does not stop the others. */
export async function fuzzRoute(run: Run, target: Target, person: Person, runs: number): Promise<void> {
  const { findings } = run.totals
  const key = (fault: string) => `${target.name} ${kindOf(fault)}`
  let left = runs
  for (let round = 0; left > 0 && round < 6; round++) {
    let shrinks = 0
    let latest: { shot: Shot; fault: string } | undefined
    const property = fc.asyncProperty(requestsTo(target, run.known), async (shot) => {
      if (latest && ++shrinks > MOST_SHRINKS) return
      if (!latest) run.totals.requests++
      const faults = await tryOnce(run, person, shot)
      for (const fault of faults) {
        const known = findings.get(key(fault))
        if (known) {
          known.seen++
          continue
        }
        if (latest && kindOf(latest.fault) !== kindOf(fault)) continue
        latest = { shot, fault }
        throw new Error(fault)
      }
    })
    const result = await fc.check(property, { seed: run.seed + round, numRuns: left })
    if (!result.failed || !latest) return
    const { shot, fault } = latest as { shot: Shot; fault: string }
    findings.set(key(fault), {
      route: target.name,
      as: person,
      fault,
      seen: 1,
      curl: asCurl(shot, run.site.url.origin, run.people.headersOf(person)),
    })
    left -= Math.max(1, result.numRuns)
  }
}
