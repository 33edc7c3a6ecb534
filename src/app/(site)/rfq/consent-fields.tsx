import { Checkbox } from '@/components/form/checkbox'
import { RequiredMark } from '@/components/form/field'
import type { PartProps } from './contact-fields'

const TermsLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" className="link">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

/** The two boxes before the button. */
export function ConsentFields({ register, errors }: PartProps) {
  return (
    <div className="grid gap-1">
      <Checkbox {...register('newsletter')}>Send me the newsletter</Checkbox>
      <Checkbox required error={errors.terms?.message} {...register('terms')}>
        I agree to the <TermsLink href="/terms-of-service">Terms of Service</TermsLink> and the{' '}
        <TermsLink href="/privacy-policy">Privacy Policy</TermsLink>
        <RequiredMark />
      </Checkbox>
    </div>
  )
}
