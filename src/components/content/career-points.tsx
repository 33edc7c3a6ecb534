type Props = { points: { title: string; text: string }[] }

/** Reasons to apply, strung on one line. */
export function CareerPoints({ points }: Props) {
  if (points.length === 0) return null
  return (
    <ul className="mt-10 max-w-measure">
      {points.map(({ title, text }) => (
        <li
          key={title}
          className="relative border-l-2 border-strand pb-8 pl-6 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-strand before:bg-paper last:border-transparent last:pb-0"
        >
          <h2 className="text-3 leading-snug">{title}</h2>
          <p className="mt-1 text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
