import { Band } from './band'
import { Editable } from './editable'
import { plainText } from './inline-html'

/** The closing band of the fiber page: asks for a quote. */
export function FiberClosing({ title, text }: { title: string; text: string }) {
  return (
    <Band label={plainText(title)} href="/rfq" action="Request a Quote">
      <Editable as="h2" id="fiber-closing-title" html={title} className="text-5" />
      <Editable as="p" id="fiber-closing-text" html={text} className="mt-4 max-w-measure text-3 text-ink-muted" />
    </Band>
  )
}
