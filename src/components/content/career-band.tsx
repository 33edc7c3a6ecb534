import { Band } from './band'

/** Invites to work here. Its anchor is `#careers`. */
export function CareerBand({ title, text }: { title: string; text: string }) {
  return (
    <Band id="careers" label={title} href="/careers" action="See Careers" isQuiet>
      <h2 className="text-5">{title}</h2>
      <p className="mt-4 max-w-measure text-3 text-ink-muted">{text}</p>
    </Band>
  )
}
