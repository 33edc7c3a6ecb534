import { inflateSync } from 'node:zlib'

type PdfObject = { head: string; stream?: Buffer }

/** The objects of a PDF file, by their number, with their streams unpacked. */
function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('\nendobj', start)
    const body = text.slice(start, end)
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw = at < 0 ? undefined : file.subarray(start + at + 7, start + at + 7 + length)
    objects.set(Number(match[1]), {
      head,
      stream: raw && (head.includes('/FlateDecode') ? inflateSync(raw) : raw),
    })
  }
  return objects
}

const unhex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of a font stand for: their place in it and the text. */
function mapOf(cmap: string): Map<number, string> {
  const texts = new Map<number, string>()
  for (const [, range = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', list = ''] of range.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
      [...list.matchAll(/<([\w ]+)>/g)].forEach(([, hex = ''], index) =>
        texts.set(parseInt(first, 16) + index, unhex(hex.replaceAll(' ', ''))),
      )
  return texts
}

const referenceIn = (head: string, name: string): number => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])

/**
 * What can be selected in a PDF that pdfkit wrote: the lines of each page, in the order in which they were written.
 * The glyphs are translated back as a reader does it, so a letter without a translation is missing here.
 */
export function pdfPages(file: Buffer): string[][] {
  const objects = objectsOf(file)
  const of = (id: number): PdfObject => objects.get(id) ?? { head: '' }
  const fontOf = (id: number) => mapOf(of(referenceIn(of(id).head, 'ToUnicode')).stream?.toString('latin1') ?? '')
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head))
  return pages.map(({ head }) => {
    const resources = of(referenceIn(head, 'Resources')).head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, fontOf(Number(id))]),
    )
    const content = of(referenceIn(head, 'Contents')).stream?.toString('latin1') ?? ''
    let font = new Map<number, string>()
    const lines: string[] = []
    for (const [, name, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? font
      else
        lines.push(
          [...glyphs.matchAll(/<(\w+)>/g)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((code) => font.get(parseInt(code, 16)) ?? '\uFFFD')
            .join(''),
        )
    }
    return lines
  })
}
