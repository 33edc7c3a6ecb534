import { readFileSync } from 'node:fs'
import path from 'node:path'
import { processSingleton } from '@/lib/server/process-singleton'

/**
 * A typeface as outlines, in thousandths of the type size: the advance and the path of each character, and how much
 * closer or farther a pair stands. Text that is drawn as paths looks the same on every machine, whatever fonts it has.
 */
type Outlines = {
  glyphs: Record<string, [advance: number, path: string]>
  kerning: Record<string, Record<string, number>>
}

const files = {
  sans: 'instrument-sans-semibold.outlines.json',
  mono: 'ibm-plex-mono.outlines.json',
} as const

/** A typeface of the pictures. */
export type Face = keyof typeof files

const outlinesOf = (face: Face): Outlines =>
  processSingleton(
    `outlines-${face}`,
    () => JSON.parse(readFileSync(path.resolve(process.cwd(), 'src/fonts', files[face]), 'utf8')) as Outlines,
  )

/** The characters of a text that the typeface can draw; one with a foreign accent loses the accent. */
function drawable(face: Face, text: string): string[] {
  const { glyphs } = outlinesOf(face)
  return [...text.normalize('NFC')].flatMap((char) => {
    if (char in glyphs) return [char]
    const plain = char.normalize('NFD').charAt(0)
    return plain in glyphs ? [plain] : []
  })
}

type Placed = { path: string; x: number }

/** The characters of a line, one after the other, in thousandths of the type size. */
function place(face: Face, text: string, tracking: number): { placed: Placed[]; width: number } {
  const { glyphs, kerning } = outlinesOf(face)
  const placed: Placed[] = []
  let width = 0
  let before = ''
  for (const char of drawable(face, text)) {
    const [advance, outline] = glyphs[char] ?? [0, '']
    if (before) width += (kerning[before]?.[char] ?? 0) + tracking
    if (outline) placed.push({ path: outline, x: width })
    width += advance
    before = char
  }
  return { placed, width }
}

/** How a line of text is set: `size` in pixels, `tracking` in thousandths of it. */
export type Setting = { face: Face; size: number; tracking?: number }

/** The width of a line in pixels. */
export const widthOf = (text: string, { face, size, tracking = 0 }: Setting): number =>
  (place(face, text, tracking).width * size) / 1000

/** A line of text as SVG shapes, its baseline beginning at `x`, `y`. */
export function textShapes(text: string, { face, size, tracking = 0 }: Setting, x: number, y: number): string {
  const shapes = place(face, text, tracking).placed.map(
    ({ path: d, x: left }) => `<path transform="translate(${left})" d="${d}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${shapes.join('')}</g>`
}

/** Breaks a text into lines that are at most `width` pixels wide; a word that is wider stands alone. */
export function wrap(text: string, setting: Setting, width: number): string[] {
  const lines: string[] = []
  for (const word of drawable(setting.face, text).join('').split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(longer, setting) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
