type Props = {
  /** Of all questions with the same name one is open at a time. */
  name: string
  items: { question: string; answer: string }[]
}

/** Questions that open to their answers: one at a time, and all may be closed. The browser itself keeps to that. */
export function Faq({ name, items }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 font-medium hover:text-strand [&::-webkit-details-marker]:hidden">
            {question}
            <svg
              viewBox="0 0 16 16"
              aria-hidden
              className="size-4 shrink-0 text-strand"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
            >
              <path d="M2 8h12" />
              <path d="M8 2v12" className="origin-center transition-transform duration-150 group-open:scale-y-0" />
            </svg>
          </summary>
          <p className="max-w-measure pr-10 pb-6 text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
