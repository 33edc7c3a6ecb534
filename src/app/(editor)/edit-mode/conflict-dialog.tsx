import { AlertDialog } from 'radix-ui'
import { Button, buttonClass } from '@/components/ui/button'
import type { Conflict } from './edit-session'
import type { FieldKind } from './fields'
import { Modal } from './modal'

const savedAt = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

type Props = { conflict: Conflict; onSettle: (choice: 'theirs' | 'mine' | 'later') => void }

function Version({ title, html, kind }: { title: string; html: string; kind: FieldKind }) {
  const look = 'prose mt-2 max-h-[40dvh] overflow-y-auto rounded border border-line bg-surface p-4'
  return (
    <section aria-label={title}>
      <h3 className="label-mono text-ink-muted">{title}</h3>
      {kind === 'plain' ? (
        <p className={look}>{html}</p>
      ) : (
        <div tabIndex={0} className={look} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
}

/** Two people changed one text: shows both, and lets the person choose. Nothing was overwritten so far. */
export function ConflictDialog({ conflict: { field, mine, theirs }, onSettle }: Props) {
  return (
    <Modal
      isWide
      title="Somebody else changed this text"
      text={`“${field.label}” was saved by somebody else while you were editing it. Nothing was overwritten.`}
      onClose={() => onSettle('later')}
      actions={
        <>
          <Button onClick={() => onSettle('mine')}>Save mine instead</Button>
          <Button variant="secondary" onClick={() => onSettle('theirs')}>
            Keep theirs
          </Button>
          <AlertDialog.Cancel className={buttonClass('quiet')}>Go on editing</AlertDialog.Cancel>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Version title="Theirs, saved" html={theirs.html} kind={field.kind} />
        <Version title="Yours, not saved" html={mine} kind={field.kind} />
      </div>
      {theirs.etag && (
        <p className="text-1 text-ink-muted">
          Theirs was saved on {savedAt.format(new Date(theirs.etag.replaceAll('"', '')))}.
        </p>
      )}
    </Modal>
  )
}
