/** What an address says, and what it leaves out because it goes without saying. */
export type Defaults = Record<string, string>

/** The address with something changed. Any change but of the page itself and of the open record begins at the first page. */
export function addressWith(address: URLSearchParams, changes: Record<string, string>, defaults: Defaults): string {
  const next = new URLSearchParams(address)
  if (!('page' in changes) && !('alert' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || value === (defaults[name] ?? '')) next.delete(name)
    else next.set(name, value)
  }
  const search = next.toString()
  return search ? `?${search}` : ''
}

type Schema<Query> = {
  parse: (value: unknown) => Query
  safeParse: (value: unknown) => { success: boolean; data?: Query }
  shape: object
}

/** What an address asks for; a part of it that makes no sense counts as left out. */
export function queryFrom<Query>(schema: Schema<Query>, address: URLSearchParams): Query {
  const asked = Object.keys(schema.shape).flatMap((name) => {
    const value = address.get(name)
    const isFit = value !== null && name !== 'limit' && schema.safeParse({ [name]: value }).success
    return isFit ? [[name, value]] : []
  })
  return schema.parse(Object.fromEntries(asked))
}

/** A query as the calls take it; it also names what is shown. */
export const searchOf = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()

/** The query of the page's address, as the server gets it. */
export const paramsOf = (searchParams: Record<string, string | string[] | undefined> | undefined): URLSearchParams =>
  new URLSearchParams(
    Object.entries(searchParams ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
