import { Search } from 'lucide-react'
import Form from 'next/form'
import { Button } from '@/components/ui/button'

/** Looks for articles; the address has the search. */
export function HelpSearch({ q }: { q: string }) {
  return (
    <Form action="/portal/help" role="search" className="mb-6 flex gap-3">
      <div className="relative min-w-0 flex-1">
        <label htmlFor="help-q" className="sr-only">
          Search the help
        </label>
        <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-muted" />
        <input
          key={q}
          id="help-q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          placeholder="Search the help"
          className="h-11 w-full rounded border border-line-strong bg-surface pr-3 pl-9 text-2 text-ink"
        />
      </div>
      <Button type="submit">Search</Button>
    </Form>
  )
}
