import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { office, zipOf } from './zip'

/** A file that somebody sends. `good` names the kinds of route that take it: attachments, résumés, pictures of the site. */
export type Sample = {
  what: string
  name: string
  type: string
  bytes: Buffer
  good: ('attachment' | 'resume' | 'media')[]
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1')
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'
const HTML = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9"/><foreignObject><p>x</p></foreignObject></svg>'
const PHP = '<?php system($_GET["c"]); ?>'
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([text(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that says to have a size, with more chunks in it. */
function pngOf(width: number, height: number, more: Buffer[] = []): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(3 * width + 1, 4000) * Math.min(height, 4)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', size),
    ...more,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photograph = () => sharp({ create: { width: 320, height: 200, channels: 3, background: '#3a6ea5' } })

/** What is taken, each where it belongs. */
async function honest(): Promise<Sample[]> {
  const jpeg = await photograph().jpeg().toBuffer()
  const png = await photograph().png().toBuffer()
  const webp = await photograph().webp().toBuffer()
  const located = await photograph()
    .jpeg()
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 57/1 0/1' } })
    .toBuffer()
  return [
    { what: 'a PDF', name: 'plan.pdf', type: 'application/pdf', bytes: text(PDF), good: ['attachment', 'resume'] },
    {
      what: 'a photograph',
      name: 'yard.jpg',
      type: 'image/jpeg',
      bytes: jpeg,
      good: ['attachment', 'resume', 'media'],
    },
    { what: 'a PNG', name: 'yard.png', type: 'image/png', bytes: png, good: ['attachment', 'resume', 'media'] },
    { what: 'a WebP', name: 'yard.webp', type: 'image/webp', bytes: webp, good: ['attachment', 'media'] },
    { what: 'a document', name: 'scope.docx', type: '', bytes: office('docx'), good: ['attachment', 'resume'] },
    { what: 'a sheet', name: 'list.xlsx', type: '', bytes: office('xlsx'), good: ['attachment'] },
    {
      what: 'a photograph that knows where it was taken',
      name: 'gps.jpg',
      type: 'image/jpeg',
      bytes: located,
      good: ['attachment', 'resume', 'media'],
    },
    {
      what: 'a drawing with a script (cleaned in the library)',
      name: 'art.svg',
      type: 'image/svg+xml',
      bytes: text(SVG),
      good: ['media'],
    },
    ...names.map(([what, name]): Sample => ({
      what,
      name,
      type: 'application/pdf',
      bytes: text(PDF),
      good: ['attachment', 'resume'],
    })),
  ]
}

/** Names that lie, lead elsewhere or cannot be written: the file is taken, under a clean name. */
const names: [what: string, name: string][] = [
  ['a name that leads upwards', '../../../../etc/cron.d/plan.pdf'],
  ['a name that leads upwards on Windows', '..\\..\\Windows\\plan.pdf'],
  ['an absolute name', '/etc/passwd/plan.pdf'],
  ['a name that is turned round', 'invoice\u202efdp.exe.pdf'],
  ['a name with hidden characters', 'plan\u200b\ufeff\u2066.pdf'],
  ['a name with line ends', 'plan%0d%0aSet-Cookie: a=b.pdf'],
  ['a name that a system keeps for itself', 'CON.pdf'],
  ['a name of 4,000 letters', `${'漢'.repeat(4000)}.pdf`],
  ['a name with markup', '<img src=x onerror=alert(1)>.pdf'],
  ['a name that is a formula', '=cmd|calc.pdf'],
  ['two endings', 'plan.php.pdf'],
  ['a hidden name', '.htaccess.pdf'],
]

const refused = (what: string, name: string, bytes: Buffer, type = ''): Sample => ({
  what,
  name,
  type,
  bytes,
  good: [],
})

/** What the library of pictures draws anew, so that nothing but the picture is left; elsewhere it is refused. */
const redrawn = (what: string, name: string, bytes: Buffer, type = ''): Sample => ({
  ...refused(what, name, bytes, type),
  good: ['media'],
})

function disguised(png: Buffer, jpeg: Buffer): Sample[] {
  const archive = zipOf([{ name: 'Evil.class', data: text('cafebabe') }])
  return [
    refused('a GIF that is an archive of Java', 'a.gif', Buffer.concat([text('GIF89a\x01\0\x01\0\0\0\0;'), archive])),
    refused('the same as a PNG', 'a.png', Buffer.concat([text('GIF89a\x01\0\x01\0\0\0\0;'), archive])),
    refused('a PDF that is a page, too', 'a.pdf', text(`%PDF-1.4\n${HTML}\n%%EOF\n`)),
    refused('a page that is a PDF, too', 'a.pdf', text(`${HTML}\n${PDF}`)),
    refused('a PDF that is an archive, too', 'a.pdf', Buffer.concat([text(PDF), archive])),
    refused('HTML called a PDF', 'a.pdf', text(HTML), 'application/pdf'),
    refused('HTML', 'a.html', text(HTML), 'application/pdf'),
    redrawn('a drawing with a script', 'b.svg', text(SVG), 'image/png'),
    refused('the same called a PNG', 'b.png', text(SVG), 'image/png'),
    refused(
      'XML',
      'a.xml',
      text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    ),
    refused('PHP', 'a.php', text(PHP), 'image/png'),
    refused('two endings, the wrong one last', 'a.pdf.php', text(PDF), 'application/pdf'),
    refused('a program called a PDF', 'a.pdf', text(`MZ${'\0'.repeat(200)}This program cannot be run`)),
    refused('a text called a photograph', 'a.jpg', text('a note')),
    refused('a PDF called a photograph', 'a.jpg', text(PDF)),
    refused('a test virus', 'eicar.com', text(EICAR)),
    refused('a PNG cut short', 'a.png', png.subarray(0, 20)),
    refused('nothing at all', 'a.pdf', Buffer.alloc(0)),
    refused('an ending alone', '.pdf', text(HTML)),
    refused('no ending', 'plan', text(PDF)),
    refused('a name of dots', '....pdf', text(PDF)),
    refused('an ending with a NUL', 'a.php%00.pdf\0.php', text(PDF)),
    redrawn('a PNG with PHP after it', 'a.png', Buffer.concat([png, text(PHP)])),
    redrawn(
      'a photograph with a page in it',
      'a.jpg',
      Buffer.concat([jpeg.subarray(0, 2), comment(HTML), jpeg.subarray(2)]),
    ),
    redrawn('a photograph that is an archive, too', 'a.jpg', Buffer.concat([jpeg, archive])),
  ]
}

/** A comment in a JPEG. */
function comment(value: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(value.length + 2)
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, text(value)])
}

/** What has more in it than can be unpacked or shown, and documents that bring programs along. */
function oversized(): Sample[] {
  const zeros = Buffer.alloc(60 * 1024 * 1024)
  return [
    refused('a document that becomes 60 MB', 'bomb.docx', office('docx', [{ name: 'word/media/a.xml', data: zeros }])),
    refused(
      'a sheet that says to become 4 GB',
      'bomb.xlsx',
      office('xlsx', [{ name: 'xl/a.xml', data: text('x'), claims: 0xfffffff0 }]),
    ),
    refused(
      'a document of 6,000 files',
      'many.docx',
      office(
        'docx',
        Array.from({ length: 6000 }, (_, i) => ({ name: `a${i}`, data: Buffer.alloc(0) })),
      ),
    ),
    refused(
      'a document with macros',
      'macro.docm',
      office('docx', [], 'application/vnd.ms-word.document.macroEnabled'),
    ),
    refused(
      'the same called one without',
      'macro.docx',
      office('docx', [], 'application/vnd.ms-word.document.macroEnabled'),
    ),
    refused(
      'a document that hides its macros',
      'hidden.docx',
      office('docx', [{ name: 'word/vbaProject.bin', data: text('macros') }]),
    ),
    refused(
      'a document with a program',
      'program.docx',
      office('docx', [{ name: 'word/embeddings/run.exe', data: text('MZ') }]),
    ),
    refused(
      'a document with a way out',
      'slip.docx',
      office('docx', [{ name: '../../etc/cron.d/x', data: text('x') }]),
    ),
    refused(
      'a document with a password',
      'locked.docx',
      office('docx', [{ name: 'word/a.xml', data: text('x'), isEncrypted: true }]),
    ),
    refused('an archive called a document', 'zip.docx', zipOf([{ name: 'a.txt', data: text('x') }])),
    refused('a PNG of 60,000 × 60,000 pixels', 'wide.png', pngOf(60_000, 60_000)),
    redrawn('a PNG with PHP in it', 'php.png', pngOf(4, 4, [chunk('tEXt', text(`Comment\0${PHP}`))])),
  ]
}

/** Every file of the corpus, made anew: none of them lies in the repository. */
export async function corpus(): Promise<Sample[]> {
  const [png, jpeg] = [await photograph().png().toBuffer(), await photograph().jpeg().toBuffer()]
  return [...(await honest()), ...disguised(png, jpeg), ...oversized()]
}
