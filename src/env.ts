import { z } from 'zod'

const port = z.coerce.number('PORT must be a number').int().min(1).max(65535)
const url = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol)
      } catch {
        return false
      }
    },
    { message: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}` },
  )
const isLoopback = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
/** A provider of sign-ins: https, or http on this machine, as tests have it. */
const issuer = url(['http:', 'https:']).refine(
  (value) => {
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || isLoopback(hostname)
  },
  { message: 'must be an address that begins with https://', when: ({ issues }) => issues.length === 0 },
)
const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** Variables that say something only together. */
const togetherOrNot = [
  ['OIDC_SSO_ISSUER', 'OIDC_SSO_CLIENT_ID', 'OIDC_SSO_CLIENT_SECRET'],
  ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
] as const

const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port.default(3000),
    SITE_URL: url(['http:', 'https:']).optional(),
    DATABASE_URL: url(['postgres:', 'postgresql:']),
    DATABASE_POOL_MAX: z.coerce.number().int().min(3).max(50).default(10),
    PAYLOAD_SECRET: z.string().min(32, 'must be at least 32 characters long'),
    ENCRYPTION_KEY: z
      .string()
      .refine((value) => Buffer.from(value, 'base64').length === 32, { message: 'must be 32 bytes in base64' }),
    DATA_DIR: z.string().min(1).default('.data'),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: z.string().min(3).optional(),
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    RATE_LIMIT_FACTOR: z.coerce.number().min(0.1).max(100_000).default(1),
    WORKER: z.enum(['web', 'off']).default('web'),
    ANSWER_CACHE: flag.default(true),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default('patchbay'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number('OTEL_TRACES_SAMPLER_ARG must be a number').min(0).max(1).default(1),
    DEMO_PASSWORD: z.string().min(8, 'must be at least 8 characters long').optional(),
    OIDC_SSO_ISSUER: issuer.optional(),
    OIDC_SSO_CLIENT_ID: z.string().optional(),
    OIDC_SSO_CLIENT_SECRET: z.string().optional(),
    OIDC_SSO_LABEL: z.string().max(40, 'must be at most 40 characters long').default('Corporate SSO'),
    OIDC_GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
    OIDC_GOOGLE_CLIENT_ID: z.string().optional(),
    OIDC_GOOGLE_CLIENT_SECRET: z.string().optional(),
    PATCHBAY_EMBEDDED: flag.default(false),
    PATCHBAY_NEW_DEMO_PASSWORD: flag.default(false),
    PATCHBAY_SEED: z.enum(['none', 'content', 'demo']).default('none'),
  })
  .superRefine((env, context) => {
    for (const group of togetherOrNot)
      if (group.some((name) => env[name]))
        for (const name of group)
          if (!env[name])
            context.addIssue({ code: 'custom', path: [name], message: `is needed with ${group.join(', ')}` })
  })
  .transform((env) => ({
    ...env,
    SITE_URL: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  }))

/** The parsed environment; `.env.example` says what each variable means. */
export type Env = z.output<typeof envSchema>

/** Thrown when the environment is unusable; `problems` holds one readable line for each variable. */
export class EnvironmentError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Parses an environment. An empty string counts as not set, as a line `NAME=` in a file means it.
 * @throws EnvironmentError with every problem at once
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return name in given ? `${name}: ${issue.message}` : `${name}: is missing`
    }),
  )
}

// A build has no database and no secrets; nothing that it renders is ever served (see page-cache.cjs).
const buildDefaults = {
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'a-build-signs-nothing-with-this-value',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}

/** Whether this process is `next build`, which has neither database nor secrets. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build'

/** The environment of this process, read once. */
export const env = parseEnv(isBuild ? { ...process.env, ...buildDefaults } : process.env)
