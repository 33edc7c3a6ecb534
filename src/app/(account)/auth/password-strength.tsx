import { passwordStrength } from '@/lib/shared/password-rules'

const colours = ['bg-danger', 'bg-warn', 'bg-info', 'bg-ok'] as const

/** How strong a password is while it is typed, in words and as a line; read out when the typing rests. */
export function PasswordStrength({ password, username }: { password: string; username: string }) {
  const { level, label, hint } = passwordStrength(password, username)
  const isShown = password.length > 0
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {colours.map((_colour, index) => (
          <span key={index} className={`h-1 rounded-full ${isShown && index <= level ? colours[level] : 'bg-line'}`} />
        ))}
      </div>
      <p aria-live="polite" className="min-h-5 text-1 text-ink-muted">
        {isShown ? (
          <>
            <span className="font-medium text-ink">{label}.</span> {hint}
          </>
        ) : (
          'At least 8 characters. A few words in a row are best.'
        )}
      </p>
    </div>
  )
}
