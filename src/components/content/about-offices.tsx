import clsx from 'clsx'

export type Office = { name: string; latitude: number; longitude: number }

type Place = Office & { x: number; y: number }

/** The part of a range that a value has passed; where all are equal, the middle. */
const part = (value: number, all: number[]): number => {
  const least = Math.min(...all)
  const span = Math.max(...all) - least
  return span ? (value - least) / span : 0.5
}

/** The offices from west to east, in hundredths of the drawing; the margins leave room for the names. */
function placesOf(offices: Office[]): Place[] {
  const longitudes = offices.map(({ longitude }) => longitude)
  const latitudes = offices.map(({ latitude }) => latitude)
  return [...offices]
    .sort((one, other) => one.longitude - other.longitude)
    .map((office) => ({
      ...office,
      x: 8 + 84 * part(office.longitude, longitudes),
      y: 64 - 28 * part(office.latitude, latitudes),
    }))
}

function lineThrough(places: Place[]): string {
  const bends = places.slice(1).map((place, index) => {
    const { x, y } = places[index] ?? place
    const middle = (x + place.x) / 2
    return `C${middle} ${y} ${middle} ${place.y} ${place.x} ${place.y}`
  })
  return `M0 ${places[0]?.y}H${places[0]?.x}${bends.join('')}H100`
}

const coordinates = ({ latitude, longitude }: Office): string =>
  `${Math.abs(latitude).toFixed(2)}${latitude < 0 ? 'S' : 'N'} ${Math.abs(longitude).toFixed(2)}${longitude < 0 ? 'W' : 'E'}`

/** The offices on one line, each where it lies on the map. */
export function AboutOffices({ offices }: { offices: Office[] }) {
  if (offices.length < 2) return null
  const places = placesOf(offices)
  return (
    <div className="relative h-48 md:h-56">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        <path d={lineThrough(places)} stroke="var(--strand)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <ul aria-label="Offices">
        {places.map((place) => (
          <li
            key={`${place.name} ${place.x}`}
            className="absolute size-0"
            style={{ left: `${place.x}%`, top: `${place.y}%` }}
          >
            <span
              aria-hidden
              className="absolute -top-1.5 -left-1.5 size-3 rounded-full border-2 border-strand bg-surface"
            />
            <span
              className={clsx(
                'label-mono absolute w-max leading-snug',
                place.y < 50 ? 'bottom-4' : 'top-4',
                place.x < 25 && '-left-1.5',
                place.x > 75 && '-right-1.5 text-right',
                place.x >= 25 && place.x <= 75 && 'left-0 -translate-x-1/2 text-center',
              )}
            >
              {place.name}
              <span className="block text-ink-muted max-sm:hidden">{coordinates(place)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
