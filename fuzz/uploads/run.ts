import type pg from 'pg'
import type { People, Person } from '../people'
import type { Site } from '../site'
import { corpus, type Sample } from './corpus'

type Kind = Sample['good'][number]
type Route = { path: string; as: Person; kind: Kind; field: string; fields: Record<string, string>; kept: string }
export type Break = { route: string; file: string; fault: string }
export type UploadResult = {
  files: number
  routes: number
  tries: number
  accepted: number
  refused: number
  breaks: Break[]
}

const rfq = {
  fullName: 'Ada Winter',
  company: 'Winter Mills',
  email: 'ada@winter.example',
  phone: '913 555 0100',
  serviceType: 'network',
  projectDescription: 'Forty access points over a grain yard.',
  terms: 'true',
}
const application = {
  fullName: 'Ada Winter',
  email: 'ada@winter.example',
  phone: '913 555 0100',
  position: 'Network Engineer',
  experience: 'Expert (10+ years)',
  skillset: 'Splicing, OTDR traces and patience.',
}
const request = { title: 'A link is down', category: 'Incident', priority: 'high', text: 'Since this morning.' }

/** Every route that takes a file, and the table that has the names of what was kept. */
const routesOf = (project: number): Route[] => [
  {
    path: '/api/rfq-files',
    as: 'visitor',
    kind: 'attachment',
    field: 'file',
    fields: { kind: 'document' },
    kept: 'rfq_files',
  },
  {
    path: '/api/rfq-requests',
    as: 'visitor',
    kind: 'attachment',
    field: 'documentUrls',
    fields: rfq,
    kept: 'rfq_files',
  },
  {
    path: '/api/careers/apply',
    as: 'visitor',
    kind: 'resume',
    field: 'resumeFile',
    fields: application,
    kept: 'career_files',
  },
  {
    path: '/api/client/requests',
    as: 'client',
    kind: 'attachment',
    field: 'attachments',
    fields: request,
    kept: 'service_request_files',
  },
  {
    path: `/api/client/projects/${project}/files`,
    as: 'client',
    kind: 'attachment',
    field: 'file',
    fields: {},
    kept: 'project_files',
  },
  {
    path: '/api/media',
    as: 'editor',
    kind: 'media',
    field: 'file',
    fields: { _payload: '{"alt":"A freight yard at dusk"}' },
    kept: 'media',
  },
]

/** The name as it goes over the wire: a NUL and line ends stay, quotation marks are escaped as browsers do it. */
function formOf({ field, fields }: Route, sample: Sample): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--corpus\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const name = sample.name.replaceAll('"', '%22')
  const head = `--corpus\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${sample.type || 'application/octet-stream'}\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), sample.bytes, Buffer.from('\r\n--corpus--\r\n')])
}

const nameColumn = (table: string) => (table === 'media' ? 'filename' : 'name')
// What no name may hold once it is kept: a way elsewhere, what hides or turns, what breaks a header or a page.
const UNCLEAN = /[\p{Cc}\p{Cf}\p{Cs}/\\<>:"|?*]|^\.|\.\./u

async function newest(db: pg.Pool, table: string): Promise<{ id: number; name: string }> {
  const { rows } = await db.query<{ id: number; name: string }>(
    `select id, ${nameColumn(table)} as name from ${table} order by id desc limit 1`,
  )
  return rows[0] ?? { id: 0, name: '' }
}

/** What is wrong with a picture of the site that was just taken in, as everybody gets it. */
async function faultInPublic(site: Site, name: string): Promise<string | undefined> {
  const answer = await fetch(new URL(`/api/media/file/${encodeURIComponent(name)}`, site.url))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const policy = answer.headers.get('content-security-policy') ?? ''
  if (!policy.includes('sandbox')) return 'served without a sandbox'
  if (/<script|<\?php|<html|Evil\.class|onload=|foreignObject/i.test(bytes.toString('latin1')))
    return 'served with code'
  if (bytes.includes('Exif') || bytes.includes('Telephone')) return 'tells where it was taken'
  return undefined
}

/** Sends every file to every route that takes files, and looks at what was kept of it. */
export async function fuzzUploads({
  site,
  people,
  db,
}: {
  site: Site
  people: People
  db: pg.Pool
}): Promise<UploadResult> {
  for (const person of people.all) await people.keep(person)
  const { rows } = await db.query<{ id: number }>('select id from client_projects where user_id_id = $1 limit 1', [
    people.idOf('client'),
  ])
  const routes = routesOf(rows[0]?.id ?? 0)
  const samples = await corpus()
  const result: UploadResult = {
    files: samples.length,
    routes: routes.length,
    tries: 0,
    accepted: 0,
    refused: 0,
    breaks: [],
  }
  for (const route of routes)
    for (const sample of samples) {
      result.tries++
      const before = await newest(db, route.kept)
      const headers = Object.fromEntries([
        ...people.headersOf(route.as),
        ['content-type', 'multipart/form-data; boundary=corpus'],
        ['accept', 'application/json'],
      ])
      const answer = await fetch(new URL(route.path, site.url), {
        method: 'POST',
        headers,
        body: new Uint8Array(formOf(route, sample)),
      })
      const said = await answer.text()
      const after = await newest(db, route.kept)
      const isKept = after.id !== before.id
      const isGood = sample.good.includes(route.kind)
      const note = (fault: string) =>
        result.breaks.push({
          route: route.path,
          file: sample.what,
          fault: `${fault} (${answer.status} ${said.slice(0, 160)})`,
        })
      if (answer.status >= 500) note('a fault of the server')
      else if (isKept !== isGood) note(isKept ? `taken, as “${after.name}”` : 'not taken')
      else if (isKept) {
        result.accepted++
        if (UNCLEAN.test(after.name) || after.name.length > 140) note(`an unclean name: “${after.name}”`)
        const fault = route.kind === 'media' ? await faultInPublic(site, after.name) : undefined
        if (fault) note(fault)
      } else result.refused++
    }
  return result
}
