import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Person } from '@/access/roles'
import { isJson, JSON_BYTES, parseObject, readBytes } from './body'
import { answerFor, HttpError, invalidInput, problem, refusalIn } from './http-error'
import { once } from './idempotency'
import { jsonAnswer } from './json-answer'
import { inTurn } from './in-turn'
import { addressOf, consume, type RateLimit } from './rate-limit'
import { noteSeenSession } from './session-details'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What an operation is called with. */
export type Call<Body, Query> = {
  req: PayloadRequest
  body: Body
  query: Query
  /** A part of the path; `''` cannot occur for a path that matched. */
  param: (name: string) => string
}

/** One documented call. */
export type EndpointSpec<B extends z.ZodType | undefined, Q extends z.ZodType | undefined> = {
  method: Method
  path: string
  /** Who may call it: 401 without a user, 403 with the wrong one. */
  allow: (person: Person) => boolean
  /** Counted for each caller's address before the body is looked at. */
  limit?: RateLimit
  /** Counted as well, for what the call is about and not for who makes it: `of` names that, or nothing. */
  alsoLimit?: RateLimit & { of: (param: (name: string) => string) => string | undefined }
  /** Names what calls wait for each other about, before they take a connection of the database. */
  inTurn?: (param: (name: string) => string) => string | undefined
  body?: B
  query?: Q
  /** Most bytes of a JSON body. */
  maxBytes?: number
  /** Reads a body that is not JSON (uploads, plain form posts); `undefined` when it does not take this content type. */
  otherBody?: (req: PayloadRequest) => Promise<Record<string, unknown> | undefined>
  /** Tidies up after a body that `otherBody` has read, once the call is over: what it left on the disk, say. */
  endBody?: (body: Record<string, unknown>, hasSucceeded: boolean) => Promise<void>
  /** Makes a repeat with the same `Idempotency-Key` header return the first answer. */
  idempotent?: boolean
  /** What two calls must have in common to be the same call, when that is not the whole body. */
  sameCall?: (body: Output<B>) => unknown
  status?: number
  run: (call: Call<Output<B>, Output<Q>>) => Promise<unknown>
  /** Turns the outcome into an answer where JSON is not what the caller wants (a file, a page after a form post). */
  respond?: (req: PayloadRequest, outcome: Outcome | HttpError) => Response | undefined
}

/** What `custom` of one of our endpoints holds; the access matrix test, the fuzzer and the `/api` wrapper read it. */
export type Documented = { documented: true; body?: z.ZodType; query?: z.ZodType }

type AnySpec = EndpointSpec<z.ZodType | undefined, z.ZodType | undefined>
type Outcome = { status: number; body: unknown }

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/

async function readBody(req: PayloadRequest, spec: AnySpec): Promise<Record<string, unknown>> {
  if (isJson(req as unknown as Request))
    return parseObject(await readBytes(req as unknown as Request, spec.maxBytes ?? JSON_BYTES))
  const other = await spec.otherBody?.(req)
  if (other) return other
  throw new HttpError(415, 'Send this as application/json')
}

const parse = (schema: z.ZodType, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidInput(result.error)
  return result.data
}

const paramOf =
  (req: PayloadRequest) =>
  (name: string): string =>
    String(req.routeParams?.[name] ?? '')

async function answer(req: PayloadRequest, spec: AnySpec): Promise<Outcome> {
  const person = req.user as Person
  if (!spec.allow(person))
    throw person
      ? new HttpError(403, 'You don’t have permission to do this')
      : new HttpError(401, 'Please sign in first')
  if (spec.limit) await consume(req, spec.limit, addressOf(req))
  const about = spec.alsoLimit?.of(paramOf(req))
  // Here and not in the operation, which may hold a connection of the database by then and would wait for another one.
  if (spec.alsoLimit && about) await consume(req, spec.alsoLimit, about)
  await noteSeenSession(req)
  const raw = spec.body && (await readBody(req, spec))
  let hasSucceeded = false
  try {
    const turn = spec.inTurn?.(paramOf(req))
    const outcome = await (turn ? inTurn(turn, () => perform(req, spec, raw)) : perform(req, spec, raw))
    hasSucceeded = true
    return outcome
  } finally {
    if (raw) await spec.endBody?.(raw, hasSucceeded)
  }
}

async function perform(req: PayloadRequest, spec: AnySpec, raw: unknown): Promise<Outcome> {
  const call = {
    req,
    body: spec.body && parse(spec.body, raw),
    query: spec.query && parse(spec.query, req.query ?? {}),
    param: paramOf(req),
  } as Call<never, never>
  const status = spec.status ?? 200
  const work = async () => ({ status, body: await spec.run(call) })
  const key = spec.idempotent ? req.headers.get('idempotency-key') : null
  if (key === null) return work()
  if (!IDEMPOTENCY_KEY.test(key)) throw new HttpError(400, 'An Idempotency-Key has 8–128 visible characters')
  // A key is its caller's own: used by somebody else, or for another record, it is another key.
  const route = [spec.path, ...Object.values(req.routeParams ?? {}), req.user?.id ?? ''].join(' ').trimEnd()
  return once(req, { route, key, fingerprint: JSON.stringify(spec.sameCall?.(call.body) ?? call.body) }, work)
}

const send = (status: number, body: unknown): Response => (body instanceof Response ? body : jsonAnswer(body, status))

/**
 * Makes a Payload endpoint of a documented call: permission, limit, zod, operation, answer, in that order, and one
 * error shape for all that can go wrong.
 * @example endpoint({ method: 'get', path: '/user', allow: isSignedIn, run: async ({ req }) => presentUser(req.user) })
 */
export function endpoint<B extends z.ZodType | undefined = undefined, Q extends z.ZodType | undefined = undefined>(
  spec: EndpointSpec<B, Q>,
): Endpoint {
  const plain = spec as unknown as AnySpec
  const handler: PayloadHandler = async (req) => {
    try {
      const outcome = await answer(req, plain)
      return plain.respond?.(req, outcome) ?? send(outcome.status, outcome.body)
    } catch (error) {
      const refusal = refusalIn(error)
      const page = refusal && plain.respond?.(req, refusal)
      if (page) return page
      const known = answerFor(error)
      if (known) return known
      req.payload.logger.error({ err: error, msg: `${spec.method.toUpperCase()} /api${spec.path} failed` })
      const fault = new HttpError(500, 'Something went wrong on our side. Please try again.')
      return plain.respond?.(req, fault) ?? problem(500, { message: fault.message })
    }
  }
  const custom: Documented = { documented: true, body: spec.body, query: spec.query }
  return { method: spec.method, path: spec.path, handler, custom }
}
