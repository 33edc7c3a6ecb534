import { Band } from './band'
import { Editable } from './editable'

type Text = { id: string; html: string }

/** The closing band of a page: asks for a quote. Its anchor is `#rfq`. */
export function QuoteBand({ title, text }: { title: Text; text: Text }) {
  return (
    <Band id="rfq" label="Request a quote" href="/rfq" action="Request a Quote">
      <Editable as="h2" {...title} className="text-5" />
      <Editable as="p" {...text} className="mt-4 max-w-measure text-3 text-ink-muted" />
    </Band>
  )
}
