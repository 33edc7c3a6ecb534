/** The box of a drawn signature, in the units in which it is stored. */
export const BOX = { width: 1000, height: 300 } as const

export type Point = [x: number, y: number]
export type Stroke = Point[]

/** The most that a drawing may hold: far more than a signature has, and far less than a call may carry. */
export const MAX_POINTS = 3000
const MAX_STROKES = 200
const MAX_STROKE_POINTS = 2000
/** Points nearer than this to the one before are left out: nobody sees them. */
const STEP = 4

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

/** A place on the screen as a point of the box. */
export const pointIn = (
  place: { clientX: number; clientY: number },
  rectangle: { left: number; top: number; width: number; height: number },
): Point => [
  within(((place.clientX - rectangle.left) / rectangle.width) * BOX.width, BOX.width),
  within(((place.clientY - rectangle.top) / rectangle.height) * BOX.height, BOX.height),
]

const countOf = (strokes: Stroke[]): number => strokes.reduce((sum, stroke) => sum + stroke.length, 0)

/** Begins a line; a tap is a dot, which is a line too. */
export function begin(strokes: Stroke[], [x, y]: Point): Stroke[] {
  if (strokes.length >= MAX_STROKES || countOf(strokes) + 2 > MAX_POINTS) return strokes
  return [
    ...strokes,
    [
      [x, y],
      [x < BOX.width ? x + 1 : x - 1, y],
    ],
  ]
}

/** Draws the last line on. */
export function extend(strokes: Stroke[], point: Point): Stroke[] {
  const last = strokes.at(-1)
  const end = last?.at(-1)
  if (!last || !end || last.length >= MAX_STROKE_POINTS || countOf(strokes) >= MAX_POINTS) return strokes
  if (Math.hypot(point[0] - end[0], point[1] - end[1]) < STEP) return strokes
  return [...strokes.slice(0, -1), [...last, point]]
}

/** A line as SVG draws it. */
export const pathOf = (stroke: readonly (readonly [number, number])[]): string =>
  stroke.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
