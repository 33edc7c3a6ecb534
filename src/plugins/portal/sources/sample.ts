import type { CollectionSlug, PayloadRequest, TransformCollectionWithSelect } from 'payload'
import { ageOf, uptimeOf } from './age'
import { statusOf } from './figures'
import { sampleFleet } from './sample-fleet'
import type { Answer, OperationsSource, Scope, TechDocument } from './source'

type Owned =
  'alerts' | 'monitored_resources' | 'monitored_servers' | 'monitored_services' | 'tech_docs' | 'usage_samples'
type Row<Slug extends CollectionSlug> = TransformCollectionWithSelect<Slug, Record<string, never>>

/** One question to a collection: the client's own rows, without counting them, and one more to know whether there are more. */
const rowsOf =
  <Slug extends Owned, Item>(collection: Slug, sort: string[], present: (row: Row<Slug>, now: number) => Item) =>
  async (req: PayloadRequest, { clientId }: Scope, limit: number): Promise<Answer<Item>> => {
    const { docs } = await req.payload.find({
      collection,
      where: { user: { equals: clientId } },
      sort,
      limit: limit + 1,
      pagination: false,
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
    const rows = (docs as Row<Slug>[]).slice(0, limit)
    const updates = rows.map(({ updatedAt }) => updatedAt).toSorted()
    const now = Date.now()
    return {
      items: rows.map((row) => present(row, now)),
      updatedAt: updates.at(-1) ?? null,
      isSample: true,
      hasMore: docs.length > limit,
    }
  }

const docOf = ({ id, title, description, path, updatedAt }: Row<'tech_docs'>): TechDocument => ({
  id,
  title,
  description,
  path,
  lastUpdated: updatedAt,
})

/** Reads what the seed or an administrator wrote into the database: demonstration data. */
export const sampleSource: OperationsSource = {
  services: rowsOf('monitored_services', ['name', 'id'], (row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    area: row.area,
    checks: row.checks,
    checksHealthy: row.checksHealthy,
    status: statusOf(row),
    lastUpdated: row.updatedAt,
  })),
  resources: rowsOf('monitored_resources', ['namespace', 'name', 'id'], (row, now) => ({
    id: row.id,
    name: row.name,
    namespace: row.namespace,
    kind: row.kind,
    status: row.status,
    age: ageOf(row.startedAt, now),
  })),
  alerts: rowsOf('alerts', ['-occurredAt', '-id'], (row) => ({
    id: row.id,
    title: row.title,
    message: row.message,
    severity: row.severity,
    timestamp: row.occurredAt,
    acknowledged: row.acknowledged,
  })),
  servers: rowsOf('monitored_servers', ['name', 'id'], (row, now) => ({
    id: row.id,
    name: row.name,
    purpose: row.purpose,
    status: row.status,
    cpu: row.cpu,
    memory: row.memory,
    disk: row.disk,
    location: row.location,
    system: row.system,
    hardware: row.hardware,
    address: row.address,
    uptime: uptimeOf(row.bootedAt, now),
  })),
  usage: rowsOf('usage_samples', ['-takenAt', '-id'], ({ takenAt, cpu, memory, storage, network }) => ({
    at: takenAt,
    cpu,
    memory,
    storage,
    network,
  })),
  docs: rowsOf('tech_docs', ['title', 'id'], docOf),
  docTexts: rowsOf('tech_docs', ['title', 'id'], (row) => ({ ...docOf(row), body: row.body })),
  fleet: sampleFleet,
}
