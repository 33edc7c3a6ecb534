import { stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startApp()
  cookie = await app.cookieOf('editor')
}, 60_000)
afterAll(() => app.close())

type Size = { filename: string | null; width: number | null; height: number | null; mimeType: string | null }
type Doc = {
  id: number
  filename: string
  width: number
  height: number
  mimeType: string
  sizes: Record<string, Size>
}

/** A photograph as a telephone writes it: with the place where it was taken, and perhaps on its side. */
const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 57/1 0/1' } })
    .withMetadata({ orientation })
    .toBuffer()

async function upload(data: Buffer, name: string, type = 'image/jpeg') {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'A freight yard at dusk' }))
  form.append('file', new File([new Uint8Array(data)], name, { type }))
  const answer = await app.call('POST', '/media', { raw: form, cookie })
  const body = (await answer.json()) as { doc: Doc; errors?: { message: string }[]; message?: string }
  return { status: answer.status, ...body }
}

const fileOf = (name: string) => path.join(process.env.DATA_DIR ?? '', 'media', name)
const read = (name: string): Promise<Metadata> => sharp(fileOf(name)).metadata()
const widths = ({ sizes }: Doc) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, size.width && `${size.width} ${size.mimeType}`]),
  )

test('a photograph comes in three widths, each as AVIF and as WebP', async () => {
  const { status, doc } = await upload(await photograph(2400, 1600), 'yard.jpg')
  expect(status).toBe(201)
  expect(widths(doc)).toEqual({
    small: '480 image/webp',
    small_avif: '480 image/avif',
    medium: '960 image/webp',
    medium_avif: '960 image/avif',
    large: '1600 image/webp',
    large_avif: '1600 image/avif',
  })
  for (const { filename, width, height } of Object.values(doc.sizes)) {
    const file = await read(filename ?? '')
    expect([file.width, file.height]).toEqual([width, height])
    expect((await stat(fileOf(filename ?? ''))).size).toBeGreaterThan(0)
  }
  const answer = await app.call('GET', `/media/file/${doc.sizes.small_avif?.filename}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
})

test('nothing is enlarged: the largest size is as wide as a small photograph', async () => {
  const { doc } = await upload(await photograph(700, 500), 'small.jpg')
  expect(widths(doc)).toEqual({
    small: '480 image/webp',
    small_avif: '480 image/avif',
    medium: null,
    medium_avif: null,
    large: '700 image/webp',
    large_avif: '700 image/avif',
  })
})

test('what lay on its side stands upright, and nothing tells where it was taken', async () => {
  const taken = await photograph(1200, 800, 6)
  expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  const { doc } = await upload(taken, 'portrait.jpg')
  expect([doc.width, doc.height]).toEqual([800, 1200])
  expect([doc.sizes.small?.width, doc.sizes.small?.height]).toEqual([480, 720])
  for (const name of [doc.filename, ...Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])]) {
    const { exif, xmp, iptc, orientation } = await read(name)
    expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
  }
})

test('a huge one is kept smaller, and two of one name do not share their sizes', async () => {
  const { doc: huge } = await upload(await photograph(3600, 2400), 'yard.jpg')
  expect([huge.width, huge.height]).toEqual([3200, 2133])
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a53a3a' } })
    .png()
    .toBuffer()
  const { doc: other } = await upload(png, 'yard.png', 'image/png')
  expect(other.mimeType).toBe('image/png')
  expect(other.sizes.small?.filename).not.toBe(huge.sizes.small?.filename)
})

test('a picture that is named wrongly is kept as what it is', async () => {
  const webp = await sharp(await photograph(500, 300))
    .webp()
    .toBuffer()
  const { status, doc } = await upload(webp, 'not-a.jpg')
  expect([status, doc.mimeType, path.extname(doc.filename)]).toEqual([201, 'image/webp', '.webp'])
})

test.each([
  ['text', 'A note', /could not be read as a picture/],
  [
    'a drawing that is called a photograph',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
    /JPEG, PNG, WebP, AVIF or SVG/,
  ],
])('%s is refused with the reason', async (_what, content, reason) => {
  const { status, errors, message } = await upload(Buffer.from(content), 'yard.jpg')
  expect(status).toBe(400)
  expect(message ?? errors?.[0]?.message).toMatch(reason)
})

test('a picture of very many pixels is refused', async () => {
  const flat = await sharp({ create: { width: 12_000, height: 6000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { status, errors, message } = await upload(flat, 'wall.png', 'image/png')
  expect(status).toBe(400)
  expect(message ?? errors?.[0]?.message).toBe('This picture has 72 megapixels. At most 60 can be taken.')
})

test('a picture can be deleted although a gallery shows it; the page goes on without it', async () => {
  const { getFiberPage } = await import('@/globals/fiber-page/operations')
  const [gone, kept] = [
    await upload(await photograph(500, 300), 'gone.jpg'),
    await upload(await photograph(500, 300), 'kept.jpg'),
  ]
  const pictures = [gone, kept].map(({ doc }) => ({ picture: doc.id, caption: doc.filename }))
  const body = { galleries: [{ title: 'Outside plant', pictures }] }
  expect((await app.call('POST', '/globals/fiber_page', { cookie, body })).status).toBe(200)
  expect((await app.call('DELETE', `/media/${gone.doc.id}`, { cookie })).status).toBe(200)
  const req = await createLocalReq({}, app.payload)
  const [gallery] = (await getFiberPage(req)).galleries
  expect(gallery?.pictures.map(({ caption }) => caption)).toEqual([kept.doc.filename])
  expect(gallery?.pictures[0]?.picture.sources).toEqual([
    { type: 'image/avif', srcSet: expect.stringMatching(/-480x288\.avif\?v=\w+ 480w, .*-500x300\.avif\?v=\w+ 500w$/) },
    { type: 'image/webp', srcSet: expect.stringMatching(/-480x288\.webp\?v=\w+ 480w, .*-500x300\.webp\?v=\w+ 500w$/) },
  ])
})
