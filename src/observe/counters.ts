import { processSingleton } from '../lib/server/process-singleton.ts'

/** Upper limits of the duration histogram, in milliseconds. */
export const BUCKETS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

/** Requests of one kind: how many, how long in all (milliseconds), and how many in each bucket. */
export type Tally = { count: number; milliseconds: number; buckets: number[] }

/** Plain numbers that are counted on the way; nobody puts a label together before somebody asks for the metrics. */
export const counters = processSingleton('counters', () => ({
  inFlight: 0,
  /** By route, method and class of status, as `requestKey` says. */
  requests: new Map<number, Tally>(),
  queries: 0,
  /** By the class of PostgreSQL's code, or `connection`. */
  queryErrors: new Map<string, number>(),
  /** By queue and outcome. */
  jobs: new Map<string, number>(),
  mails: { sent: 0, failed: 0 },
  /** By step and result. */
  signIns: new Map<string, number>(),
  /** Calls that a rate limit refused, by its name. */
  refusals: new Map<string, number>(),
}))

/** Adds one under a name. */
export function count(map: Map<string, number>, name: string): void {
  map.set(name, (map.get(name) ?? 0) + 1)
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const SLOTS = 8
const CLASSES = 6

/** One number for route, method and class of status: a map finds it without making a text. */
export function requestKey(route: number, method: string, status: number): number {
  const slot = method === 'GET' ? 0 : METHODS.indexOf(method)
  return (route * SLOTS + (slot < 0 ? SLOTS - 1 : slot)) * CLASSES + Math.floor(status / 100)
}

/** What a key of `requestKey` stands for. */
export function readKey(key: number): { route: number; method: string; status: string } {
  const pair = Math.floor(key / CLASSES)
  return {
    route: Math.floor(pair / SLOTS),
    method: METHODS[pair % SLOTS] ?? 'OTHER',
    status: `${key % CLASSES}xx`,
  }
}

/** Counts one request. */
export function countRequest(key: number, milliseconds: number): void {
  let tally = counters.requests.get(key)
  if (!tally)
    counters.requests.set(
      key,
      (tally = { count: 0, milliseconds: 0, buckets: Array<number>(BUCKETS.length + 1).fill(0) }),
    )
  tally.count++
  tally.milliseconds += milliseconds
  let bucket = 0
  while (bucket < BUCKETS.length && milliseconds > (BUCKETS[bucket] ?? 0)) bucket++
  tally.buckets[bucket]!++
}
