import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'

const worker = process.env.JEST_WORKER_ID ?? '1'

Object.assign(process.env, {
  PAYLOAD_SECRET: 'a-secret-that-only-the-tests-ever-use',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  SITE_URL: 'http://localhost:3000',
  DATA_DIR: path.join(process.env.PATCHBAY_TEST_FOLDER ?? os.tmpdir(), `data-${worker}-${randomUUID()}`),
  LOG_LEVEL: 'error',
  PAYLOAD_LOG_LEVEL: 'error',
  WORKER: 'off',
  RATE_LIMIT_FACTOR: '1',
})
// Each test file has a database of its own; those that need it make it (helpers/app.ts).
const url = new URL(process.env.PATCHBAY_TEST_SERVER ?? 'postgres://nobody:nothing@127.0.0.1:1')
url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
process.env.DATABASE_URL = url.href
