import { once } from 'node:events'
import { createServer } from 'node:http'
import pg from 'pg'
import { atShutdown } from '../../scripts/lib/shutdown.mjs'
import { replay } from '../lib/replay.mjs'

const POOL = 10

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** A Node server with nothing but a pool: `answer` is called with the pool and the body. */
async function startBareServer(databaseUrl, answer) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL })
  pool.on('error', () => {})
  const server = createServer(async (request, response) => {
    try {
      const { status, body } = await answer(pool, await bodyOf(request))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } catch (error) {
      response.writeHead(500).end(error.message)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await pool.end().catch(() => {})
  }
  const forget = atShutdown(stop)
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      forget()
      return stop()
    },
  }
}

/**
 * The same statements that a call of ours sends, one after the other, and nothing else round them but a JSON body.
 * @param {string} databaseUrl
 * @param {ReturnType<typeof import('../lib/replay.mjs').planReplay>} plan
 * @param {number} status
 */
export const startSameSql = (databaseUrl, plan, status) =>
  startBareServer(databaseUrl, async (pool, text) => {
    const number = text && /\d{7}/.exec(JSON.parse(text).email)?.[0]
    const results = await replay(pool, plan, number)
    return { status, body: status === 201 ? { id: number } : results.at(-1) }
  })

/** Parses the same JSON and inserts one row of it, and nothing else. */
export async function startBareInsert(databaseUrl, database) {
  await database.query(`create table if not exists bench_rfq (id serial primary key, full_name text, company text,
    email text, phone text, service_type text, project_description text, created_at timestamptz not null default now())`)
  const sql = `insert into bench_rfq (full_name, company, email, phone, service_type, project_description)
    values ($1, $2, $3, $4, $5, $6) returning id`
  return startBareServer(databaseUrl, async (pool, text) => {
    const { fullName, company, email, phone, serviceType, projectDescription } = JSON.parse(text)
    const { rows } = await pool.query(sql, [fullName, company, email, phone, serviceType, projectDescription])
    return { status: 201, body: rows[0] }
  })
}
