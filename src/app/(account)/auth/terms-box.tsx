import { useId, type ComponentProps } from 'react'

const TermsLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" className="text-primary underline underline-offset-2 hover:no-underline">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

/** The box by which somebody agrees to the terms. */
export function TermsBox({ error, ...box }: Omit<ComponentProps<'input'>, 'type'> & { error?: string }) {
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...box}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-3 size-5 shrink-0 accent-primary"
        />
        <label htmlFor={id} className="min-h-11 py-2 text-2">
          I agree to the <TermsLink href="/terms-of-service">Terms of Service</TermsLink> and the{' '}
          <TermsLink href="/privacy-policy">Privacy Policy</TermsLink>
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
