import { Popover } from 'radix-ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { isSafeLink } from '@/lib/shared/safe-link'

type Props = {
  isOpen: boolean
  /** The address of the link at the cursor. */
  href: string | null
  trigger: ReactNode
  onOpenChange: (isOpen: boolean) => void
  /** `null` takes the link away. */
  onSet: (href: string | null) => void
}

/** `example.com` is meant as an address of the web, `a@example.com` as one of mail. */
function addressOf(typed: string): string {
  const text = typed.trim()
  if (isSafeLink(text)) return text
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(text)) return `mailto:${text}`
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text) ? `https://${text}` : text
}

function Fields({ href, onSet }: Pick<Props, 'href' | 'onSet'>) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = addressOf(String(new FormData(event.currentTarget).get('href')))
    if (isSafeLink(address)) onSet(address)
    else setProblem('Enter a path such as /contact, a web address, or an e-mail address')
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <label htmlFor={id} className="text-1 font-medium">
        Where the link leads
      </label>
      <input
        id={id}
        name="href"
        defaultValue={href ?? ''}
        placeholder="/contact or https://…"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        className="min-h-11 w-full rounded border border-line-strong bg-paper px-3"
      />
      {problem && (
        <p id={`${id}-problem`} className="text-1 text-danger">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit">Set link</Button>
        {href !== null && (
          <Button variant="secondary" onClick={() => onSet(null)}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  )
}

/** Asks for the address of a link. */
export function LinkForm({ isOpen, href, trigger, onOpenChange, onSet }: Props) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor asChild>
        <span>{trigger}</span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          side="top"
          sideOffset={12}
          collisionPadding={16}
          aria-label="Link"
          className="z-50 w-80 max-w-[calc(100vw-2rem)] rounded border border-line-strong bg-surface p-4 text-ink"
        >
          <Fields href={href} onSet={onSet} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
