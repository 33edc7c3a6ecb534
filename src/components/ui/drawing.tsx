type Props = {
  /** Address of an SVG whose root has the id `art`. */
  url: string
  width: number
  height: number
  /** What it shows; a drawing without words only decorates. */
  alt?: string
  className?: string
}

/** A line drawing in the colours of its surroundings: the ink is `currentColor`, the strand is `--strand`. */
export function Drawing({ url, width, height, alt, className }: Props) {
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} {...label}>
      <use href={`${url}#art`} width={width} height={height} />
    </svg>
  )
}
