/** Starts the built site for the browser tests: as `npm start` does, or on a database of its own in PATCHBAY_TEST_SERVER. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

const folder = process.env.DATA_DIR || path.join(os.tmpdir(), `patchbay-e2e-${process.pid}`)
const env = {
  ...process.env,
  DATA_DIR: path.join(folder, 'e2e'),
  PORT: '3117',
  DEMO_PASSWORD: 'prairie test 2026',
  PATCHBAY_SEED: 'demo',
  RATE_LIMIT_FACTOR: '1000',
  OIDC_SSO_ISSUER: 'http://127.0.0.1:3118',
  OIDC_SSO_CLIENT_ID: 'patchbay-sso',
  OIDC_SSO_CLIENT_SECRET: 'a-secret-that-only-the-tests-ever-use',
}

let drop = async () => {}
if (process.env.PATCHBAY_TEST_SERVER) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const onServer = async (statement) => {
    const client = new pg.Client({ connectionString: process.env.PATCHBAY_TEST_SERVER })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name}`)
  // The server's own cleaning can be ended by a superuser only; the plain statement asks it to leave.
  drop = () => onServer(`drop database ${name} with (force)`).catch(() => onServer(`drop database ${name}`))
  const url = new URL(process.env.PATCHBAY_TEST_SERVER)
  url.pathname = `/${name}`
  env.DATABASE_URL = url.href
  env.PAYLOAD_SECRET = 'a-secret-that-only-the-tests-ever-use'
  env.ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')
}

const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['inherit', 'pipe', 'inherit'] })
// What the policy of a page has stopped in any of the tests; policy.spec.ts reads it when they are done.
const reports = path.join(env.DATA_DIR, 'policy-reports.log')
mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
writeFileSync(reports, '')
createInterface({ input: child.stdout }).on('line', (line) => {
  console.log(line)
  if (/The policy of .* has stopped something/.test(line)) appendFileSync(reports, `${line}\n`)
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'))
child.once('exit', async (code) => {
  await drop()
  process.exit(code ?? 1)
})
