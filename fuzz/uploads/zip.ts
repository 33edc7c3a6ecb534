import { crc32, deflateRawSync } from 'node:zlib'

/** One file of an archive. `claims` is the size that the archive says it has, where that is not the truth. */
export type ZipEntry = { name: string; data: Buffer; claims?: number; isEncrypted?: boolean }

type Packed = ZipEntry & { packed: Buffer; nameBytes: Buffer }

function head(
  { data, packed, nameBytes, claims, isEncrypted }: Packed,
  signature: number,
  start: number,
  length: number,
): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature, 0)
  bytes.writeUInt16LE(20, start)
  bytes.writeUInt16LE(isEncrypted ? 1 : 0, start + 2)
  bytes.writeUInt16LE(8, start + 4)
  bytes.writeUInt32LE(crc32(data), start + 10)
  bytes.writeUInt32LE(packed.length, start + 14)
  bytes.writeUInt32LE(claims ?? data.length, start + 18)
  bytes.writeUInt16LE(nameBytes.length, start + 22)
  return bytes
}

/** A ZIP archive of compressed files, as office programs write it, or nearly. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const packed = entries.map((entry): Packed => ({
    ...entry,
    packed: deflateRawSync(entry.data),
    nameBytes: Buffer.from(entry.name),
  }))
  const local = packed.map((entry) => Buffer.concat([head(entry, 0x04034b50, 4, 30), entry.nameBytes, entry.packed]))
  let offset = 0
  const central = packed.map((entry, index) => {
    const bytes = head(entry, 0x02014b50, 6, 46)
    bytes.writeUInt32LE(offset, 42)
    offset += local[index]?.length ?? 0
    return Buffer.concat([bytes, entry.nameBytes])
  })
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length % 65536, 8)
  end.writeUInt16LE(entries.length % 65536, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An office document with more in it. */
export function office(kind: 'docx' | 'xlsx', more: ZipEntry[] = [], type = kind === 'docx' ? WORD : SHEET): Buffer {
  const types = `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${type}.main+xml"/></Types>`
  return zipOf([
    { name: '[Content_Types].xml', data: Buffer.from(types) },
    { name: 'main.xml', data: Buffer.from('<x/>') },
    ...more,
  ])
}
