type Props = {
  /** Address of an SVG whose root has the id `art`; its own view box says what it shows. */
  url: string
  /** What it shows; a drawing without words only decorates. */
  alt?: string
  className?: string
}

/** A line drawing in the colours of its surroundings: the ink is `currentColor`, the strand is `--strand`. */
export function Drawing({ url, alt, className }: Props) {
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg className={className} {...label}>
      <use href={`${url}#art`} width="100%" height="100%" />
    </svg>
  )
}
