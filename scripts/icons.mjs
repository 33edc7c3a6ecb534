import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * `npm run icons`: the pictures of the site that devices ask for, made from src/app/icon.svg after a change of it. They
 * are stored, so that no build needs this.
 */
const PAPER = '#f8fafb'
const INK = '#101b27'
const STRAND = '#0b5cad'

const source = await readFile('src/app/icon.svg', 'utf8')
/** The mark in the colours of the light theme; in a tile of its own it needs no other. */
const mark = source.slice(source.indexOf('</style>') + '</style>'.length, source.lastIndexOf('</svg>'))

/**
 * A tile with the mark on paper.
 * @param {{ size: number, share: number, corner?: number, stroke?: number }} look `share` is the width of the mark,
 * `corner` the radius of the tile, both as parts of its width
 */
function tile({ size, share, corner = 0, stroke = 2.75 }) {
  const scale = share
  const offset = (32 - 32 * scale) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
<rect width="32" height="32" rx="${32 * corner}" fill="${PAPER}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${mark}</g></svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().png({ compressionLevel: 9 }).toBuffer()
}

/** Several PNG pictures in one file, as browsers without SVG want it. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

if (!mark.includes(STRAND)) throw new Error('src/app/icon.svg is not drawn in the colours of the light theme')
await mkdir('public/icons', { recursive: true })
const small = []
for (const size of [16, 32, 48])
  small.push({ size, png: await tile({ size, share: 0.86, corner: 0.18, stroke: size === 16 ? 3.4 : 2.9 }) })
await writeFile('src/app/favicon.ico', ico(small))
await writeFile('src/app/apple-icon.png', await tile({ size: 180, share: 0.66 }))
for (const size of [192, 512])
  await writeFile(`public/icons/icon-${size}.png`, await tile({ size, share: 0.78, corner: 0.18 }))
// A device cuts a shape of its own out of this one; the middle four fifths always stay.
await writeFile('public/icons/maskable-512.png', await tile({ size: 512, share: 0.56 }))
