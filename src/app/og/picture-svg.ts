import { palette, strandColors } from '@/lib/shared/palette'
import type { Strand } from '@/lib/shared/strands'
import { type Setting, textShapes, widthOf, wrap } from './outlines'

/** The measures that chat programs and networks ask for, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const

/** What the picture of a page shows. */
export type PictureParts = {
  title: string
  company: string
  /** Where the page is, as it is written under the line. */
  address: string
  strand: Strand
  /** A drawing of the media library; without one the line makes the loop of the company's mark. */
  drawing?: string
  /** A drawing as wide as the picture, with the title above it. */
  isWide?: boolean
}

const { paper, ink, inkMuted } = palette.light
const MARGIN = 72
/** Where the line runs. Drawings have theirs at 232 of their 320 units. */
const LINE = 454
const ART = { x: 576, width: 624, scale: 1.3 }
/** Sizes of the title, in pixels: the first at which it fits. */
const SIZES = [84, 76, 68, 60, 52, 44] as const
const TITLE: Setting = { face: 'sans', size: SIZES[0], tracking: -18 }
const NAME: Setting = { face: 'sans', size: 30, tracking: -8 }
const ADDRESS: Setting = { face: 'mono', size: 21 }

type Room = { width: number; lines: number; size: number }

/** A text on one line, cut where the room ends. */
function onOneLine(text: string, setting: Setting, width: number): string {
  if (widthOf(text, setting) <= width) return text
  let length = text.length - 1
  while (length > 0 && widthOf(`${text.slice(0, length)}…`, setting) > width) length--
  return `${text.slice(0, length)}…`
}

/** The largest setting in which a title fits; one that never fits is cut. */
function fit(title: string, { width, lines, size: largest }: Room): { setting: Setting; lines: string[] } {
  let setting: Setting = TITLE
  let wrapped: string[] = []
  for (const size of SIZES.filter((one) => one <= largest)) {
    setting = { ...TITLE, size }
    wrapped = wrap(title, setting, width)
    if (wrapped.length <= lines && wrapped.every((line) => widthOf(line, setting) <= width)) break
  }
  const shown = wrapped.slice(0, lines)
  if (wrapped.length > lines) shown[lines - 1] = `${shown[lines - 1]} …`
  return { setting, lines: shown.map((line) => onOneLine(line, setting, width)) }
}

/** The title, standing on `bottom`. */
function heading(title: string, bottom: number, room: Room): string {
  const { setting, lines } = fit(title, room)
  const leading = Math.round(setting.size * 1.08)
  return lines
    .map((line, index) => textShapes(line, setting, MARGIN - 3, bottom - (lines.length - 1 - index) * leading))
    .join('')
}

/** The mark and the name of the company. */
const masthead = (company: string, strand: string): string =>
  `<g transform="translate(${MARGIN - 4} 60) scale(1.5)" fill="none" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round">
<path d="M2 26.5H7M17.5 26.5H30" stroke="${ink}"/><path d="M7 26.5a4.5 4.5 0 0 0 4.5-4.5V11A6.5 6.5 0 0 1 18 4.5h.5a7 7 0 0 1 0 14H17.5" stroke="${strand}"/></g>
<g fill="${ink}">${textShapes(company, NAME, MARGIN + 60, 101)}</g>`

/** The drawing in a box of the picture, its colours made plain; nothing when it does not say what it shows. */
function art(drawing: string, strand: string, box: string): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(drawing) ?? []
  if (!root.includes('viewBox=')) return ''
  const placed = root
    .replace(/\s(?:id|x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
    .replace('<svg', `<svg ${box} color="${ink}"`)
  return drawing
    .replace(root, placed)
    .replace(/var\(\s*--strand\b[^()]*\)/g, strand)
    .replace(/var\([^()]*\)/g, 'currentColor')
}

/** The line with the loop of the company's mark, for a page without a drawing. */
const loop = (strand: string): string =>
  `<path d="M0 ${LINE}H760a76 76 0 0 0 76-76V246a110 110 0 0 1 110-110h8a118 118 0 0 1 0 236h-20M934 ${LINE}H1200" fill="none" stroke="${strand}" stroke-width="3" stroke-linecap="round"/>`

/** The one line of the picture, from edge to edge, with the drawing that it runs through. */
function line({ drawing, isWide }: PictureParts, strand: string): string {
  if (!drawing) return loop(strand)
  if (isWide) return art(drawing, strand, `x="0" y="168" width="1200" height="467"`)
  const y = LINE - 232 * ART.scale
  const placed = art(drawing, strand, `x="${ART.x}" y="${y}" width="${ART.width}" height="${320 * ART.scale}"`)
  return `<path d="M0 ${LINE}H${ART.x + 2}" stroke="${strand}" stroke-width="2.6"/>${placed}`
}

/** The picture of a page as SVG. All text is outlines, so that no font is looked for. */
export function pictureSvg(parts: PictureParts): string {
  const strand = strandColors[parts.strand]
  const room: Room = parts.isWide
    ? { width: 1000, lines: 2, size: 76 }
    : { width: parts.drawing ? 500 : 640, lines: 3, size: 84 }
  const address = onOneLine(parts.address, ADDRESS, parts.drawing ? 500 : 1056)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}">
<rect width="100%" height="100%" fill="${paper}"/>
${line(parts, strand)}
${masthead(onOneLine(parts.company, NAME, 900), strand)}
<g fill="${ink}">${heading(parts.title, parts.isWide ? 298 : LINE - 56, room)}</g>
${parts.isWide ? '' : `<g fill="${inkMuted}">${textShapes(address, ADDRESS, MARGIN, 562)}</g>`}
</svg>`
}
