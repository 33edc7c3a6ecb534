import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { EditModeProps } from './edit-mode'
import type { Snapshot } from './edit-session'
import { findFields } from './fields'
import { FormatBar } from './format-bar'
import { PanelMenu } from './panel-menu'

type Props = EditModeProps & {
  isOn: boolean
  state: Snapshot
  onTurnOn: () => void
  onTurnOff: () => void
  onSave: () => void
  onDiscard: () => void
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** What is editable here, what is open, and what waits to be saved. */
function statusOf({ isOn, state, page }: Props, fields: number): string {
  const { active, changed, restored } = state
  if (isOn && restored > 0)
    return `${count(restored, 'unsaved change', 'unsaved changes')} of an earlier visit brought back`
  if (isOn && changed.length > 0) return count(changed.length, 'unsaved change', 'unsaved changes')
  if (isOn && active) return `Editing: ${active.field.label}`
  const texts = `${count(fields, 'text', 'texts')} can be edited on this page`
  return page?.hasDraft ? `${texts}; the running text has a draft in the panel` : texts
}

function PersonAndStatus(props: Props) {
  const isHydrated = useHydrated()
  return (
    <div className="mr-auto min-w-0 flex-[1_1_9rem] py-1">
      <p className="truncate text-1 font-semibold">
        {props.person.name} <span className="font-normal text-ink-muted">· {props.person.role}</span>
      </p>
      <p className="text-1 text-ink-muted" aria-live="polite">
        {isHydrated && statusOf(props, findFields(props.page).length)}
      </p>
    </div>
  )
}

/** The text that is open, among the records of the panel. */
function activeLink({ state, elements }: Props) {
  const target = state.active?.field.target
  if (target?.type !== 'element') return []
  const number = elements[target.id]
  const href = number === undefined ? '' : `/${number}`
  return [{ label: `This text (${target.id})`, href: `/admin/collections/content_elements${href}` }]
}

function OnButtons({ state, onSave, onDiscard, onTurnOff }: Props) {
  const { isSaving, changed } = state
  if (changed.length === 0)
    return (
      <Button variant="secondary" className="px-4" onClick={onTurnOff}>
        Finish editing
      </Button>
    )
  return (
    <>
      <Button className="px-4" disabled={isSaving} onClick={onSave}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
      <Button variant="secondary" className="px-4" disabled={isSaving} onClick={onDiscard}>
        Cancel
      </Button>
      <Button variant="quiet" className="max-md:hidden" disabled={isSaving} onClick={onTurnOff}>
        Save and finish
      </Button>
    </>
  )
}

/** The bar of the on-page editor, at the foot of the window. */
export function EditBar(props: Props) {
  const { isOn, state, links, onTurnOn } = props
  const { active, changed } = state
  return (
    <section
      aria-label="Edit mode"
      className="edit-bar fixed inset-x-0 bottom-0 z-40 border-t border-line-strong bg-surface text-ink"
    >
      <div className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <PersonAndStatus {...props} />
        {isOn && active && (
          <div className="order-last md:order-none">
            <FormatBar key={active.field.key} editor={active.editor.lexical} kind={active.field.kind} />
          </div>
        )}
        <div className="flex items-center gap-2">
          {isOn ? (
            <OnButtons {...props} />
          ) : (
            <Button className="px-4" onClick={onTurnOn}>
              <Pencil aria-hidden className="size-4" />
              Edit this page
            </Button>
          )}
          <div className={clsx(changed.length > 0 && 'max-md:hidden')}>
            <PanelMenu links={[...activeLink(props), ...links]} />
          </div>
        </div>
      </div>
    </section>
  )
}
