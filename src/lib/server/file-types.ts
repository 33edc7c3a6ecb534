import { open } from 'node:fs/promises'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { isNothingElse } from './file-content'

const BY_ENDING: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Drawing formats of AutoCAD, which file-type does not tell apart: DWG begins with its version, DXF with a section. */
const isDwg = (head: Buffer): boolean => /^AC1\d{3}/.test(head.toString('latin1', 0, 6))
const isDxf = (head: Buffer): boolean =>
  /^(AutoCAD Binary DXF|(\s*999\r?\n[^\n]*\n)*\s*0\s*\r?\nSECTION\b)/.test(head.toString('latin1'))

/**
 * What a file is, by its content, when that is what its name says, one of the types that are taken, and nothing else besides.
 * @param endings the endings that are taken, as a file picker has them: `.pdf,.png`
 * @returns the media type, or `undefined` when the file is refused
 */
export async function acceptedType(file: string, name: string, endings: string): Promise<string | undefined> {
  const ending = path.extname(name).toLowerCase()
  const claimed = BY_ENDING[ending.slice(1)]
  if (!claimed || !endings.split(',').includes(ending)) return undefined
  const head = await firstBytes(file, 1024)
  if (claimed === BY_ENDING.dwg) return isDwg(head) ? claimed : undefined
  if (claimed === BY_ENDING.dxf) return isDxf(head) ? claimed : undefined
  const found = await fileTypeFromFile(file)
  return found?.mime === claimed && (await isNothingElse(file, claimed)) ? claimed : undefined
}

// Control and format characters (what hides, or turns the direction of what follows), line separators, and what some
// system forbids in a name.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029/\\:*?"<>|]/gu
const NAME_LENGTH = 120
const ENDING_LENGTH = 10

/** A file's name as it may be shown and sent: no path, no hidden or reversing characters, at most 120 characters. */
export function safeName(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? ''
  const clean = base.replace(UNSAFE, '').replace(/^[\s.]+|[\s.]+$/g, '')
  const ending = [...path.extname(clean)].slice(0, ENDING_LENGTH)
  // By whole characters, so that none is cut in two.
  const stem = [...clean.slice(0, clean.length - path.extname(clean).length)].slice(0, NAME_LENGTH - ending.length)
  return `${stem.join('') || 'file'}${ending.join('')}`
}
