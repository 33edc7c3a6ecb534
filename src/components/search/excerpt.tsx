import type { ExcerptSegment } from '@/search/result'

/** A piece of what was found, with what was searched for marked: by weight and a line, not by colour alone. */
export function Excerpt({ segments }: { segments: ExcerptSegment[] }) {
  return segments.map(({ text, hit }, index) =>
    hit ? (
      <mark
        key={index}
        className="bg-transparent font-medium text-ink underline decoration-strand decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
