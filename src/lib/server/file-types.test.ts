import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { RESUME_ENDINGS } from '@/collections/career-files/schema'
import { ACCEPTED_ENDINGS } from '@/collections/rfq-files/schema'
import { acceptedType, safeName } from './file-types'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'file-types-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What is said of a file with this content under this name. */
async function typeOf(name: string, content: string | Buffer, endings = ACCEPTED_ENDINGS): Promise<string | undefined> {
  const file = path.join(folder, 'upload.part')
  await writeFile(file, content)
  return acceptedType(file, name, endings)
}

/** A ZIP archive of files that are stored as they are. */
function zip(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => ({ name: Buffer.from(name), data: Buffer.from(text) }))
  const head = ({ name, data }: (typeof entries)[number], signature: number, start: number, length: number) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUInt32LE(signature, 0)
    bytes.writeUInt16LE(20, start)
    bytes.writeUInt32LE(crc32(data), start + 10)
    bytes.writeUInt32LE(data.length, start + 14)
    bytes.writeUInt32LE(data.length, start + 18)
    bytes.writeUInt16LE(name.length, start + 22)
    return bytes
  }
  const local = entries.map((entry) => Buffer.concat([head(entry, 0x04034b50, 4, 30), entry.name, entry.data]))
  let offset = 0
  const central = entries.map((entry, index) => {
    const bytes = head(entry, 0x02014b50, 6, 46)
    bytes.writeUInt32LE(offset, 42)
    offset += local[index]?.length ?? 0
    return Buffer.concat([bytes, entry.name])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, ...central, end])
}

const office = (main: string): Buffer =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${main}.main+xml"/></Types>`,
    'main.xml': '<x/>',
  })
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgA/9k=',
  'base64',
)
const webp = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0', 'latin1')
const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')
const dwg = Buffer.from('AC1032\0\0\0\0\x1f', 'latin1')
const dxf = '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n'

describe('a file is taken as what it is', () => {
  test.each<[string, string | Buffer, string]>([
    ['a.pdf', pdf, 'application/pdf'],
    ['a.PDF', pdf, 'application/pdf'],
    ['a.b.pdf', pdf, 'application/pdf'],
    ['a.png', png, 'image/png'],
    ['a.jpg', jpeg, 'image/jpeg'],
    ['a.jpeg', jpeg, 'image/jpeg'],
    ['a.webp', webp, 'image/webp'],
    ['a.dwg', dwg, 'image/vnd.dwg'],
    ['a.dwg', Buffer.from('AC1015\0', 'latin1'), 'image/vnd.dwg'],
    ['a.dxf', dxf, 'image/vnd.dxf'],
    ['a.dxf', dxf.replaceAll('\r', ''), 'image/vnd.dxf'],
    ['a.dxf', `999\nDXF by a program\n999\nof ours\n${dxf}`, 'image/vnd.dxf'],
    ['a.dxf', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1'), 'image/vnd.dxf'],
    ['a.docx', office(WORD), WORD],
    ['a.xlsx', office(SHEET), SHEET],
  ])('%s', async (name, content, type) => {
    expect(await typeOf(name, content)).toBe(type)
  })
})

describe('a résumé', () => {
  const odt = zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' })
  const sheet = zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' })
  test.each<[string, string | Buffer, string | undefined]>([
    ['a.pdf', pdf, 'application/pdf'],
    ['a.docx', office(WORD), WORD],
    ['a.odt', odt, 'application/vnd.oasis.opendocument.text'],
    ['a.rtf', '{\\rtf1\\ansi Ada}', 'application/rtf'],
    ['a.png', png, 'image/png'],
    ['a.jpg', jpeg, 'image/jpeg'],
    ['a.odt', sheet, undefined],
    ['a.rtf', pdf, undefined],
    ['a.dwg', dwg, undefined],
    ['a.webp', webp, undefined],
    ['a.xlsx', office(SHEET), undefined],
  ])('%s', async (name, content, type) => {
    expect(await typeOf(name, content, RESUME_ENDINGS)).toBe(type)
  })
})

describe('a file is refused that is', () => {
  test.each<[string, string, string | Buffer]>([
    ['a PDF that is called a picture', 'a.png', pdf],
    ['a picture that is called a PDF', 'a.pdf', png],
    ['one picture that is called another', 'a.jpg', png],
    ['a GIF', 'a.gif', gif],
    ['a GIF that is called a PNG', 'a.png', gif],
    ['a text that only a résumé may be', 'a.rtf', '{\\rtf1\\ansi Ada}'],
    ['a ZIP', 'a.zip', zip({ 'a.txt': 'x' })],
    ['a ZIP that is called a document', 'a.docx', zip({ 'a.txt': 'x' })],
    ['a ZIP that is called a sheet', 'a.xlsx', zip({ 'word/document.xml': '<x/>' })],
    ['a sheet that is called a document', 'a.docx', office(SHEET)],
    ['a document with macros', 'a.docm', office('application/vnd.ms-word.document.macroEnabled')],
    [
      'a document with macros that is called one without',
      'a.docx',
      office('application/vnd.ms-word.document.macroEnabled'),
    ],
    ['HTML', 'a.html', '<!doctype html><script>alert(1)</script>'],
    ['HTML that is called a PDF', 'a.pdf', '<!doctype html><script>alert(1)</script>'],
    ['HTML with a PDF inside', 'a.pdf', `<html>${pdf}`],
    ['HTML that is called a drawing', 'a.dxf', '<script>alert(1)</script>'],
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG that is called a picture', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a program', 'a.exe', Buffer.from('MZ\x90\0', 'latin1')],
    ['a program that is called a PDF', 'a.pdf', Buffer.from('MZ\x90\0', 'latin1')],
    ['a shell script that is called a drawing', 'a.dwg', '#!/bin/sh\n'],
    ['empty and called a PDF', 'a.pdf', ''],
    ['empty and called a drawing', 'a.dxf', ''],
    ['a PDF with two endings', 'a.pdf.exe', pdf],
    ['a PDF without an ending', 'pdf', pdf],
    ['a PDF with nothing but an ending', '.pdf', pdf],
    ['of an ending that objects know', 'a.constructor', pdf],
    ['a DXF that is called a DWG', 'a.dwg', dxf],
    ['a DWG that is called a DXF', 'a.dxf', dwg],
    ['text that begins like a drawing', 'a.dwg', 'AC10xy is a name'],
    ['text that names a section later', 'a.dxf', `hello\n${dxf}`],
    ['text with a longer word than SECTION', 'a.dxf', '0\nSECTIONAL\n'],
  ])('%s', async (_what, name, content) => {
    expect(await typeOf(name, content)).toBeUndefined()
  })
})

describe('the name of a file', () => {
  test.each([
    ['plan.pdf', 'plan.pdf'],
    ['Grundriß 2. OG – Süd.pdf', 'Grundriß 2. OG – Süd.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/../plan.pdf', 'plan.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['C:plan.pdf', 'Cplan.pdf'],
    ['plan.pdf:stream', 'plan.pdfstream'],
    ['.htaccess', 'htaccess'],
    ['...plan.pdf', 'plan.pdf'],
    ['plan.pdf\0.exe', 'plan.pdf.exe'],
    ['pl\r\nan".pdf', 'plan.pdf'],
    ['<img src=x>.pdf', 'img src=x.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['plan\u202e\u2066\u200f\u200b\ufeff.pdf', 'plan.pdf'],
    ['  plan.pdf  ', 'plan.pdf'],
    ['', 'file'],
    ['/', 'file'],
    ['.', 'file'],
    ['..', 'file'],
    ['.....', 'file'],
    ['a/..', 'file'],
    ['\0\u202e', 'file'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeName(given)).toBe(kept)
  })

  test('is cut to 120 characters, its ending is not', () => {
    expect(safeName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`)
  })
})
