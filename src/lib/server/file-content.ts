import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { findDirectory, isPlainArchive } from './zip-contents'

const EDGE_BYTES = 64 * 1024
/** Where a reader of PDF looks for its beginning. */
const PDF_HEAD = 1024
/** The largest cameras have a hundred megapixels; a scan of a plan may have more. */
const MOST_PIXELS = 250_000_000

/** The beginnings of what a browser or a server would run. */
const CODE = /<\?php|<\?=|<script|<html|<!doctype html|<svg|<iframe|<body|#!\/bin\//i
const isArchive = (type: string): boolean => /openxmlformats|opendocument/.test(type)

type Edges = { head: string; tail: string }

/** Whether a picture is whole enough, and of a size, to be shown. Only its head is read. */
async function isShowable(path: string): Promise<boolean> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    return width * height <= MOST_PIXELS
  } catch {
    return false
  }
}

/** A picture with nothing else in it: neither a document nor code, before it, in its comments or after it. */
const isOnlyPicture = ({ head, tail }: Edges): boolean =>
  !CODE.test(head) && !CODE.test(tail) && !head.slice(0, PDF_HEAD + 8).includes('%PDF-')

const isOnlyPdf = ({ head, tail }: Edges): boolean =>
  head.startsWith('%PDF-') && tail.includes('%%EOF') && !CODE.test(head.slice(0, PDF_HEAD))

/**
 * Whether a file of a known type is that alone. A file can be two things at once (a picture that is an archive, too, or
 * a PDF that is a page), can promise more than a machine can unpack, or bring a program along.
 * @param type the media type that its name and its first bytes agree upon
 */
export async function isNothingElse(path: string, type: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    if (isArchive(type)) return await isPlainArchive(file, size)
    if (!type.startsWith('image/') && type !== 'application/pdf') return true
    const archive = await findDirectory(file, size)
    if (archive && (type !== 'application/pdf' || archive.end + 22 + archive.comment === size)) return false
    const length = Math.min(size, EDGE_BYTES)
    const read = async (position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer.toString('latin1')
    const edges = { head: await read(0), tail: await read(size - length) }
    if (type === 'application/pdf') return isOnlyPdf(edges)
    if (/dwg|dxf/.test(type)) return true
    return isOnlyPicture(edges) && (await isShowable(path))
  } finally {
    await file.close()
  }
}
