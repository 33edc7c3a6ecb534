import { Band } from './band'

/** The closing band of the fiber page: asks for a quote. */
export function FiberClosing({ title, text }: { title: string; text: string }) {
  return (
    <Band label={title} href="/rfq" action="Request a Quote">
      <h2 className="text-5">{title}</h2>
      <p className="mt-4 max-w-measure text-3 text-ink-muted">{text}</p>
    </Band>
  )
}
