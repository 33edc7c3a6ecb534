import { randomUUID } from 'node:crypto'

const fields = (name, email) => ({
  fullName: 'Ada Winter',
  company: name,
  email,
  phone: '913 555 0100',
  serviceType: 'network',
  projectDescription: 'Forty access points over a grain yard.',
})

/** A PDF of so many bytes, as far as its beginning and its end tell. */
export const pdf = (bytes = 2000) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 0x20), Buffer.from('\n%%EOF\n')])

/**
 * The body of a form as a browser posts it, without JavaScript.
 * @param {Record<string, string>} values
 * @param {{ field: string, name: string, bytes: Buffer }[]} [files]
 */
export function multipart(values, files = []) {
  const boundary = `chaos-${randomUUID()}`
  const head = (more) => `--${boundary}\r\nContent-Disposition: form-data; ${more}`
  const texts = Object.entries(values).map(([name, value]) =>
    Buffer.from(`${head(`name="${name}"`)}\r\n\r\n${value}\r\n`),
  )
  const parts = files.flatMap(({ field, name, bytes }) => [
    Buffer.from(`${head(`name="${field}"; filename="${name}"`)}\r\nContent-Type: application/pdf\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) },
    body,
  }
}

const path = '/api/rfq-requests'

/** A quote request as the page sends it. `id` makes the sender's address, by which it is found again. */
export const jsonPost = (id, headers = {}) => ({
  id,
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(fields(`Mill ${id}`, addressOf(id))),
})

/** A quote request as a browser without JavaScript posts it, with a file. */
export function formPost(id, { headers = {}, bytes = 2000 } = {}) {
  const form = multipart({ ...fields(`Mill ${id}`, addressOf(id)), terms: 'on' }, [
    { field: 'documentUrls', name: 'yard.pdf', bytes: pdf(bytes) },
  ])
  return { id, method: 'POST', path, headers: { ...form.headers, ...headers }, body: form.body }
}

/** The sender's address of a post. */
export const addressOf = (id) => `post-${id}@chaos.example`

/** The mails that posts have caused, as a condition on `outbound_emails`. */
export const ofTheForms = `reply_to like '%@chaos.example%' or "to" like '%@chaos.example'`
