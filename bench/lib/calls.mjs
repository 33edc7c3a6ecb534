import path from 'node:path'
import { startBareInsert, startSameSql } from '../references/bare-sql.mjs'
import { inShort, planReplay } from './replay.mjs'
import { startServer } from './programs.mjs'
import { startTap } from './tap.mjs'

export { startBareInsert, startSameSql }

/** Calls that are made before one is listened to: the first ones read what is kept from then on. */
const WARM_UP = 5

/** Payload alone, in a process of its own, on the database of the site. */
export const startPayload = ({ dataDir, environment }, databaseUrl) =>
  startServer({
    folder: path.join(dataDir),
    name: 'payload',
    env: environment(databaseUrl, { WORKER: 'off' }),
    args: ['--import', 'tsx', 'bench/references/payload-rest.mjs'],
    ready: '/api/rfq_requests?limit=1',
  })

/** Ids of rows become numbers that are nothing else in a statement: each sequence goes on from one of its own. */
async function tellIdsApart(database) {
  const { rows } = await database.query(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = 'public' and data_type = 'integer'::regtype order by 1`,
  )
  for (const [i, { name }] of rows.entries())
    await database.query(`alter sequence ${name} restart with ${20_000_000 + i * 10_000_000}`)
}

/**
 * What calls of ours really ask of PostgreSQL, in a process of their own that reaches it through a tap.
 * @param {object} context
 * @param {Record<string, (url: (route: string) => string) => Promise<string | undefined>>} calls each makes one call and
 *   returns the number in its body, if it has one
 * @param {{ databaseUrl: string, database: import('pg').Client }} [place] the database; that of the shared site when left out
 * @returns {Promise<Record<string, { plan: ReturnType<typeof planReplay>, statements: string[] }>>}
 */
export async function listenTo(context, calls, place) {
  const site = place ?? (await context.site())
  await tellIdsApart(site.database)
  const tap = await startTap(site.databaseUrl)
  const listened = await context.start('listened', tap.url, { WORKER: 'off' })
  const heard = {}
  for (const [name, call] of Object.entries(calls)) {
    for (let i = 0; i < WARM_UP; i++) await call(listened.url)
    let number
    const statements = await tap.during(async () => (number = await call(listened.url)))
    heard[name] = { plan: planReplay(statements, number), statements: statements.map(inShort) }
  }
  await listened.stop()
  return heard
}
