/** The fuzzer itself; scripts/fuzz.mjs installs and builds before it. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { plantCanaries } from './canaries'
import { readChoices } from './choices'
import { gatherPeople } from './people'
import { fuzzAll } from './plan'
import { print } from './report'
import { startSite } from './site'
import { fuzzUploads } from './uploads/run'

const choices = readChoices(process.argv.slice(2))
const site = await startSite(path.resolve(process.env.FUZZ_DIR ?? '.data', 'fuzz'))
// The fuzzer asks the application's code for its routes only; the server has the database.
Object.assign(process.env, site.environment, { LOG_LEVEL: 'silent' })
const db = new pg.Pool({ connectionString: site.environment.DATABASE_URL, max: 4 })
let isWhole = false
try {
  const people = await gatherPeople(site, db)
  const canaries = await plantCanaries(db, people, site.environment)
  const requests = choices.uploadsOnly ? undefined : await fuzzAll({ site, people, canaries, db, choices })
  const uploads = choices.only ? undefined : await fuzzUploads({ site, people, db })
  const result = { date: new Date().toISOString(), seed: choices.seed, asked: choices, requests, uploads }
  await writeFile(path.join(import.meta.dirname, 'last-result.json'), `${JSON.stringify(result, null, 2)}\n`)
  isWhole = print(result)
  if (!isWhole) {
    await writeFile(path.join(import.meta.dirname, 'last-site.log'), site.log())
    process.stdout.write('\nWhat the application said is in fuzz/last-site.log.\n')
  }
} finally {
  await db.end()
  await site.stop()
}
process.exit(isWhole ? 0 : 1)
