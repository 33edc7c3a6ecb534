import { Band } from './band'
import { Editable } from './editable'
import { plainText } from './inline-html'

/** Invites to work here. Its anchor is `#careers`. */
export function CareerBand({ title, text }: { title: string; text: string }) {
  return (
    <Band id="careers" label={plainText(title)} href="/careers" action="See Careers" isQuiet>
      <Editable as="h2" id="contact-join-title" html={title} className="text-5" />
      <Editable as="p" id="contact-join-text" html={text} className="mt-4 max-w-measure text-3 text-ink-muted" />
    </Band>
  )
}
