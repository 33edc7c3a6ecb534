import type { CollectionConfig, Config, Field, PayloadRequest } from 'payload'
import { expect, test } from '@jest/globals'
import { portalPlugin } from '.'
import { portalSettings } from './options'
import { getServers } from './sources/operations'
import { sampleSource } from './sources/sample'
import type { OperationsSource } from './sources/source'

const keep = () => {}
const people = (slug: string): CollectionConfig => ({
  slug,
  auth: true,
  fields: [{ name: 'fullName', type: 'text' }],
  hooks: { beforeDelete: [keep] },
})
const incoming = (slug = 'users'): Config =>
  ({
    secret: 'x',
    collections: [people(slug), { slug: 'notes', fields: [{ name: 'text', type: 'text' }] }],
    globals: [{ slug: 'site', fields: [{ name: 'title', type: 'text' }] }],
    admin: { user: slug, components: { Nav: '/nav', views: { own: { Component: '/own', path: '/own' } } } },
    endpoints: [{ method: 'get', path: '/own', handler: () => new Response() }],
    custom: { fileTables: [{ table: 'rfq_files', owner: 'request_id' }], mine: { kept: true } },
  }) as unknown as Config

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** Every relation in fields, however deep. */
const relationsIn = (fields: Field[]): unknown[] =>
  fields.flatMap((field) => {
    const { relationTo, fields: below, tabs } = field as { relationTo?: unknown; fields?: Field[]; tabs?: never[] }
    return [...(relationTo ? [relationTo].flat() : []), ...relationsIn(below ?? []), ...relationsIn(tabs ?? [])]
  })
const slugsOf = (entities: { slug: string }[] = []) => entities.map(({ slug }) => slug)

test('adds to a config and changes nothing of what comes in', async () => {
  const config = deepFreeze(incoming())
  const before = incoming()
  const after = await portalPlugin()(config)
  const plain = (value: unknown) => JSON.stringify(value)
  expect(plain(config)).toBe(plain(before))
  expect(config.collections?.[0]?.hooks?.beforeDelete).toEqual([keep])

  expect(slugsOf(after.collections).slice(0, 2)).toEqual(['users', 'notes'])
  expect(slugsOf(after.collections)).toEqual(expect.arrayContaining(['client_projects', 'invoices', 'alerts']))
  expect(after.collections?.[0]?.hooks?.beforeDelete).toHaveLength(3)
  expect(after.collections?.[1]).toBe(config.collections?.[1])
  expect(slugsOf(after.globals)).toEqual(['site', 'help_page', 'billing_settings'])
  const calls = (after.endpoints || []).map(({ path }) => path)
  expect(calls).toEqual(expect.arrayContaining(['/own', '/client/projects', '/backstage/plugins', '/portal/platform']))
  expect(after.admin).toMatchObject({ user: 'users', components: { Nav: '/nav' } })
  const paths = Object.values(after.admin?.components?.views ?? {}).map((view) => view && 'path' in view && view.path)
  expect(paths).toEqual(expect.arrayContaining(['/own', '/plugins', '/monitoring/overview', '/monitoring/alerts']))
  expect(after.custom).toMatchObject({ mine: { kept: true }, portal: { userCollection: 'users' } })
  expect(after.custom?.fileTables).toHaveLength(2)
  expect(after.custom?.seeds).toHaveLength(1)
})

test('makes a copy each time, so that one config never writes into another', async () => {
  const [one, two] = [await portalPlugin()(incoming()), await portalPlugin()(incoming())]
  const invoices = (config: Config) => config.collections?.find(({ slug }) => slug === 'invoices')
  expect(invoices(one)).not.toBe(invoices(two))
  expect(invoices(one)?.fields[0]).not.toBe(invoices(two)?.fields[0])
  invoices(one)?.fields.push({ name: 'more', type: 'text' })
  expect(invoices(two)?.fields.map((field) => 'name' in field && field.name)).not.toContain('more')
})

test('that is not enabled leaves the config as it is', async () => {
  const config = incoming()
  expect(await portalPlugin({ enabled: false })(config)).toBe(config)
})

test('asks the source that was chosen, the sample else', async () => {
  const sourceOf = async (options?: Parameters<typeof portalPlugin>[0]) =>
    portalSettings({ payload: { config: (await portalPlugin(options)(incoming())) as never } }).source
  const source = { ...sampleSource }
  expect(await sourceOf({ source })).toBe(source)
  expect(await sourceOf()).toBe(sampleSource)
})

test('answers what the chosen source knows of the caller', async () => {
  const servers: OperationsSource['servers'] = async (_req, { clientId }) => ({
    items: [],
    updatedAt: `asked for ${clientId}`,
    isSample: false,
    hasMore: false,
  })
  const config = await portalPlugin({ source: { ...sampleSource, servers } })(incoming())
  const req = { user: { id: 7 }, payload: { config } } as unknown as PayloadRequest
  expect(await getServers(req)).toMatchObject({ updatedAt: 'asked for 7', isSample: false })
})

test('belongs to the people of the collection that was chosen', async () => {
  const { collections = [] } = await portalPlugin({ userCollection: 'members' })(incoming('members'))
  expect(collections[0]?.hooks?.beforeDelete).toHaveLength(3)
  const relations = collections.flatMap(({ fields }) => relationsIn(fields))
  expect(relations).toContain('members')
  expect(relations).not.toContain('users')
})

test('says when there is no collection of people', () => {
  expect(() => portalPlugin({ userCollection: 'members' })(incoming())).toThrow('there is no “members”')
})
