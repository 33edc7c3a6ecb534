import { CircleAlert, CircleCheck, KeyRound } from 'lucide-react'
import { settingsOf } from '@/plugins/portal/collections/backstage-plugins/schema'
import { placeOf, type TextProblem } from './json-text'

type ProblemsProps = { id: string; text: string; problems: TextProblem[]; onGo: (offset: number) => void }

/** What is wrong with the text, each with its place; pressing one leads there. */
export function Problems({ id, text, problems, onGo }: ProblemsProps) {
  return (
    <div id={id} role="status" className="text-1">
      {problems.length === 0 && (
        <p className="flex items-center gap-2 text-ok">
          <CircleCheck aria-hidden size={16} className="shrink-0" />
          Valid configuration
        </p>
      )}
      <ul className="grid gap-1">
        {problems.map(({ offset, message }) => {
          const { line, column } = placeOf(text, offset)
          return (
            <li key={`${offset} ${message}`} className="flex items-start gap-2">
              <CircleAlert aria-hidden size={16} className="mt-1 shrink-0 text-danger" />
              <button
                type="button"
                onClick={() => onGo(offset)}
                className="min-h-6 rounded text-left break-words underline-offset-4 hover:underline"
              >
                <span className="font-medium">{`Line ${line}, column ${column}`}</span>: {message}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Which secrets there are; what they are is never shown. */
function Secrets({ names, set }: { names: readonly string[]; set: string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name} className="flex items-start gap-2">
          <KeyRound aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-muted" />
          <span>
            <code className="font-mono">{name}</code>{' '}
            {set.includes(name) ? 'is set — leave empty to keep; null removes it' : 'is not set'}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a configuration may hold, and how the box is used by keyboard. */
export function Hints({ id, name, secrets }: { id: string; name: string; secrets: string[] }) {
  const settings = settingsOf(name)
  return (
    <div id={id} className="grid gap-3 text-1 text-ink-muted">
      <Secrets names={settings?.secretKeys ?? secrets} set={secrets} />
      {settings && (
        <p>
          Settings:{' '}
          {Object.keys(settings.schema.shape).map((key, index) => (
            <span key={key}>
              {index > 0 && ', '}
              <code className="font-mono">{key}</code>
            </span>
          ))}
          .
        </p>
      )}
      <p>Tab moves in, Shift+Tab out. Press Esc, then Tab to leave the box.</p>
    </div>
  )
}
