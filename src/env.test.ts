import { expect, test } from '@jest/globals'
import { EnvironmentError, parseEnv } from './env'

const good = {
  DATABASE_URL: 'postgres://patchbay:secret@127.0.0.1:5432/patchbay',
  PAYLOAD_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}

const sso = {
  OIDC_SSO_ISSUER: 'https://login.example.com',
  OIDC_SSO_CLIENT_ID: 'patchbay',
  OIDC_SSO_CLIENT_SECRET: 'secret',
}
const google = { OIDC_GOOGLE_CLIENT_ID: 'patchbay', OIDC_GOOGLE_CLIENT_SECRET: 'secret' }

const problemsOf = (source: Record<string, string | undefined>): string[] => {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
  }
  return []
}

test('defaults suit one machine', () => {
  expect(parseEnv(good)).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    TRUST_PROXY_HOPS: 0,
    WORKER: 'web',
    PATCHBAY_SEED: 'none',
  })
})

test('every problem is named at once, in words', () => {
  expect(
    problemsOf({ PORT: 'abc', DATABASE_URL: 'mysql://x', ENCRYPTION_KEY: 'short', SMTP_URL: 'mail.example' }),
  ).toEqual(
    [
      'PORT: PORT must be a number',
      'SMTP_URL: must be an address that begins with smtp:// or smtps://',
      'DATABASE_URL: must be an address that begins with postgres:// or postgresql://',
      'PAYLOAD_SECRET: is missing',
      'ENCRYPTION_KEY: must be 32 bytes in base64',
    ].sort((a, b) => order(a) - order(b)),
  )
})

/** The list is in the order of the schema. */
const names = ['PORT', 'DATABASE_URL', 'PAYLOAD_SECRET', 'ENCRYPTION_KEY', 'SMTP_URL']
const order = (line: string): number => names.findIndex((name) => line.startsWith(name))

test.each([['0'], ['65536'], ['-1'], ['3.5']])('PORT=%s is refused', (PORT) => {
  expect(problemsOf({ ...good, PORT })).toHaveLength(1)
})

test('a provider of sign-ins is set as a whole', () => {
  expect(problemsOf({ ...good, ...sso, ...google })).toEqual([])
  expect(problemsOf({ ...good, ...sso, OIDC_SSO_CLIENT_SECRET: '', OIDC_GOOGLE_CLIENT_ID: 'patchbay' })).toEqual([
    'OIDC_SSO_CLIENT_SECRET: is missing',
    'OIDC_GOOGLE_CLIENT_SECRET: is missing',
  ])
})

test.each([
  ['https://login.example.com', 0],
  ['http://127.0.0.1:4000', 0],
  ['http://localhost:4000', 0],
  ['http://login.example.com', 1],
  ['login.example.com', 1],
  ['ftp://login.example.com', 1],
])('the provider %s has %d problems', (OIDC_SSO_ISSUER, count) => {
  expect(problemsOf({ ...good, ...sso, OIDC_SSO_ISSUER })).toHaveLength(count)
})

test('an empty value counts as not set', () => {
  expect(parseEnv({ ...good, SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
})

test('every variable is in .env.example, and nothing else', async () => {
  const { readFile } = await import('node:fs/promises')
  const example = await readFile('.env.example', 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  const known = Object.keys(
    parseEnv({
      ...good,
      ...sso,
      ...google,
      SMTP_URL: 'smtp://x',
      MAIL_FROM: 'a@b',
      DEMO_PASSWORD: 'x'.repeat(8),
      LOG_FORMAT: 'json',
      METRICS_TOKEN: 'x'.repeat(16),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x',
    }),
  )
  // Set by the launcher alone.
  const internal = ['NODE_ENV', 'PATCHBAY_EMBEDDED', 'PATCHBAY_NEW_DEMO_PASSWORD']
  expect(named.sort()).toEqual(known.filter((name) => !internal.includes(name)).sort())
})
