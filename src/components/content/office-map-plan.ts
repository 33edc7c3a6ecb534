import { outline } from './office-map-outline'

/** An office as the map needs it. */
export type MapOffice = { name: string; latitude: number; longitude: number }

type Point = { x: number; y: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

// Albers' equal-area conic with the parallels that maps of the United States are drawn with.
const CENTER = -96
const LOW = Math.sin(radians(29.5))
const CONE = (LOW + Math.sin(radians(45.5))) / 2
const CONSTANT = Math.cos(radians(29.5)) ** 2 + 2 * CONE * LOW

const project = (longitude: number, latitude: number): Point => {
  const radius = Math.sqrt(CONSTANT - 2 * CONE * Math.sin(radians(latitude))) / CONE
  const angle = CONE * radians(longitude - CENTER)
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) }
}

const WIDTH = 1000
const MARGIN = 24

const round = (value: number): number => Math.round(value * 10) / 10
const pathOf = (points: Point[]): string => points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')

/** Fits everything that is drawn into one frame. */
function fitterOf(points: Point[]): { fit: (point: Point) => Point; height: number } {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const scale = (WIDTH - 2 * MARGIN) / (Math.max(...xs) - left)
  return {
    fit: ({ x, y }) => ({ x: round((x - left) * scale + MARGIN), y: round((y - top) * scale + MARGIN) }),
    height: Math.ceil((Math.max(...ys) - top) * scale + 2 * MARGIN),
  }
}

/** Above the point where the line comes from below, else below it: so that the line does not cross the name. */
function isLabelAbove(stops: Point[], index: number): boolean {
  const near = [stops[index - 1], stops[index + 1]].flatMap((stop) => (stop ? [stop.y] : []))
  const mean = near.reduce((sum, y) => sum + y, 0) / (near.length || 1)
  return (stops[index]?.y ?? 0) <= mean
}

/**
 * The drawing of the map: land, and the offices from west to east with the line through them.
 * Positions of the offices are in percent of the frame, so that their names keep their size in every width.
 */
export function planMap(offices: MapOffice[]) {
  const stops = [...offices]
    .sort((a, b) => a.longitude - b.longitude)
    .map(({ name, longitude, latitude }) => ({ name, point: project(longitude, latitude) }))
  const rings = outline.map((ring) => ring.map(([longitude, latitude]) => project(longitude, latitude)))
  const { fit, height } = fitterOf([...rings.flat(), ...stops.map(({ point }) => point)])
  const points = stops.map(({ point }) => fit(point))
  return {
    width: WIDTH,
    height,
    land: rings.map((ring) => `${pathOf(ring.map(fit))}Z`).join(''),
    line: pathOf(points),
    stops: stops.map(({ name }, index) => ({
      name,
      left: `${round(((points[index]?.x ?? 0) / WIDTH) * 100)}%`,
      top: `${round(((points[index]?.y ?? 0) / height) * 100)}%`,
      isAbove: isLabelAbove(points, index),
    })),
  }
}
