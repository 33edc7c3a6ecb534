import type { FileHandle } from 'node:fs/promises'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** The comment of an archive may follow its end. */
const LONGEST_COMMENT = 0xffff

const MOST_ENTRIES = 5_000
const MOST_BYTES = 300 * 1024 * 1024
/** Text that repeats itself becomes a hundredth; what becomes less was made to. */
const MOST_RATIO = 250
const SMALL_ANYWAY = 10 * 1024 * 1024
const MOST_DIRECTORY_BYTES = 4 * 1024 * 1024

type Entry = { name: string; packed: number; bytes: number; isEncrypted: boolean }

const read = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Where the directory of an archive lies; `undefined` when the file has none. */
export async function findDirectory(file: FileHandle, size: number) {
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT)
  const tail = await read(file, size - length, length)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue
    const [entries, bytes, position] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ]
    const end = size - length + at
    if (position + bytes <= end) return { entries, bytes, position, end, comment: tail.readUInt16LE(at + 20) }
  }
  return undefined
}

function entriesIn(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return undefined
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
      packed: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    })
    at += ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

const isStrange = ({ name, isEncrypted }: Entry): boolean =>
  isEncrypted ||
  /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name) ||
  /(^|\/)(vbaProject\.bin|.*\.(exe|dll|js|vbs|scr|bat|cmd|ps1))$/i.test(name)

/** How much larger an archive says to become than it is, against what nobody writes by hand. */
function isBomb(entries: Entry[]): boolean {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  return bytes > MOST_BYTES || (bytes > SMALL_ANYWAY && bytes > packed * MOST_RATIO)
}

/**
 * Whether an office document is one and nothing else: an archive from its first byte to its last, whose directory
 * promises a size that can be unpacked, without macros, programs, passwords and paths that lead out. It is not unpacked here.
 */
export async function isPlainArchive(file: FileHandle, size: number): Promise<boolean> {
  const found = await findDirectory(file, size)
  if (!found || found.entries === 0 || found.entries > MOST_ENTRIES || found.bytes > MOST_DIRECTORY_BYTES) return false
  if (found.position + found.bytes !== found.end || found.end + END_BYTES + found.comment !== size) return false
  const entries = entriesIn(await read(file, found.position, found.bytes), found.entries)
  return entries !== undefined && !entries.some(isStrange) && !isBomb(entries)
}
