import { inlineHtml } from '@/components/content/inline-html'
import { type SaveOutcome, saveText, loadText, type StoredText } from './calls'
import { dropDraft, keepDraft, readDraft } from './drafts'
import { type FieldEditor, openFieldEditor, type Point } from './field-editor'
import { type Field, recordOf } from './fields'

/** A text that is being edited. */
type OpenField = { field: Field; editor: FieldEditor; stored: StoredText }

/** Two texts for one place: one's own, and what somebody else saved in the meantime. */
export type Conflict = { field: Field; mine: string; theirs: StoredText }

/** What the toolbar shows. A new object after every change. */
export type Snapshot = {
  active: OpenField | undefined
  changed: Field[]
  restored: number
  isSaving: boolean
  conflict: Conflict | undefined
}

const nothing: Snapshot = { active: undefined, changed: [], restored: 0, isSaving: false, conflict: undefined }

/** Puts a stored text on the page as the server would render it. */
function show({ element, kind }: Field, html: string): void {
  if (kind === 'plain') element.textContent = html
  else element.innerHTML = kind === 'line' ? inlineHtml(html) : html
}

/**
 * The editing of one page: which texts are open, which of them are changed, and how they are saved. It keeps every
 * change in the browser until it is saved or given up.
 */
export class EditSession {
  private readonly open = new Map<string, OpenField>()
  private readonly opening = new Set<string>()
  /** The state of each record that the next save begins with; the texts of a page share one. */
  private readonly etags = new Map<string, string | null>()
  private readonly listeners = new Set<() => void>()
  private snapshot: Snapshot = nothing
  private fields: Field[] = []
  private activeKey: string | undefined

  /** @param onProblem told when a text cannot be loaded */
  constructor(private readonly onProblem: () => void) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  read = (): Snapshot => this.snapshot

  private tell(change: Partial<Snapshot> = {}): void {
    const all = [...this.open.values()]
    for (const { field, editor } of all) field.element.dataset.editing = editor.isChanged() ? 'changed' : 'open'
    this.snapshot = {
      ...this.snapshot,
      ...change,
      active: this.activeKey === undefined ? undefined : this.open.get(this.activeKey),
      changed: all.filter(({ editor }) => editor.isChanged()).map(({ field }) => field),
    }
    for (const listener of this.listeners) listener()
  }

  /** Marks the texts, and brings back what was changed and not saved when the page was left. */
  async start(fields: Field[]): Promise<void> {
    this.fields = fields
    for (const { element } of this.fields) {
      element.dataset.editing = 'closed'
      element.tabIndex = 0
      element.addEventListener('focusin', this.onFocus)
    }
    const kept = this.fields.filter(({ key }) => readDraft(key))
    await Promise.all(kept.map((field) => this.openField(field)))
    this.tell({ restored: this.snapshot.changed.length })
  }

  /** Leaves the page as it was; what was changed stays in the browser. */
  stop(): void {
    for (const { field, editor, stored } of this.open.values()) {
      editor.close()
      show(field, stored.html)
    }
    this.open.clear()
    for (const { element } of this.fields) {
      delete element.dataset.editing
      element.removeAttribute('tabindex')
      element.removeEventListener('focusin', this.onFocus)
    }
    this.fields = []
    this.activeKey = undefined
    this.tell({ restored: 0, conflict: undefined })
  }

  /** The text that a place of the page belongs to. */
  fieldAt = (place: Element): Field | undefined => this.fields.find(({ element }) => element.contains(place))

  isOpen = (field: Field): boolean => this.open.has(field.key)

  private onFocus = (event: FocusEvent): void => {
    const field = this.fieldAt(event.currentTarget as Element)
    if (!field || !this.open.has(field.key) || this.activeKey === field.key) return
    this.activeKey = field.key
    this.tell()
  }

  /** Opens a text where it stands; it begins with what is stored, or with the change that this browser kept. The cursor goes to `point`. */
  async openField(field: Field, point?: Point): Promise<void> {
    if (this.open.has(field.key) || this.opening.has(field.key)) return
    this.opening.add(field.key)
    field.element.dataset.editing = 'loading'
    try {
      const stored = await loadText(field.target, field.element.innerHTML)
      if (field.element.dataset.editing !== 'loading') return
      this.begin(field, stored)
      this.open.get(field.key)?.editor.focus(point)
    } catch {
      field.element.dataset.editing = 'closed'
      this.onProblem()
    } finally {
      this.opening.delete(field.key)
    }
  }

  private begin(field: Field, stored: StoredText): void {
    const draft = readDraft(field.key)
    const editor = openFieldEditor(field.element, stored.html, field.kind, () => this.onEdit(field.key))
    this.open.set(field.key, { field, editor, stored })
    if (!this.hasOpenSibling(field)) this.etags.set(recordOf(field), draft ? draft.etag : stored.etag)
    if (draft) editor.replace(draft.html)
    this.activeKey = field.key
    this.tell()
  }

  private hasOpenSibling = (field: Field): boolean =>
    [...this.open.values()].some((one) => one.field !== field && recordOf(one.field) === recordOf(field))

  private onEdit(key: string): void {
    const one = this.open.get(key)
    if (!one) return
    if (one.editor.isChanged())
      keepDraft(key, {
        html: one.editor.content(),
        etag: this.etags.get(recordOf(one.field)) ?? null,
        at: Date.now(),
      })
    else dropDraft(key)
    this.tell()
  }

  private finish({ field, editor }: OpenField, html: string): void {
    editor.close()
    this.open.delete(field.key)
    dropDraft(field.key)
    show(field, html)
    field.element.dataset.editing = 'closed'
    if (this.activeKey === field.key) this.activeKey = undefined
  }

  /** Closes a text that was not changed. */
  closeUnchanged(): void {
    const { active } = this.snapshot
    if (!active || active.editor.isChanged()) return
    this.finish(active, active.stored.html)
    this.tell()
    active.field.element.focus()
  }

  /** Gives all changes up; the page shows what is stored. */
  discard(): void {
    for (const one of this.open.values()) this.finish(one, one.stored.html)
    this.tell({ restored: 0 })
  }

  /**
   * Saves every change, one after the other, and stops at the first that somebody else has changed too.
   * @returns whether all is saved
   * @throws RequestError or a TypeError when a save failed; what was not saved stays open
   */
  async save(): Promise<boolean> {
    if (this.snapshot.isSaving) return false
    this.tell({ isSaving: true })
    try {
      for (const one of [...this.open.values()]) {
        if (!one.editor.isChanged()) this.finish(one, one.stored.html)
        else if (!(await this.saveOne(one))) return false
      }
      this.tell({ restored: 0 })
      return true
    } finally {
      this.tell({ isSaving: false })
    }
  }

  private async saveOne(one: OpenField): Promise<boolean> {
    const record = recordOf(one.field)
    const mine = one.editor.content()
    const outcome: SaveOutcome = await saveText(one.field.target, mine, this.etags.get(record) ?? null)
    if ('newer' in outcome) {
      this.tell({ conflict: { field: one.field, mine, theirs: outcome.newer } })
      return false
    }
    this.etags.set(record, outcome.stored.etag)
    this.finish(one, outcome.stored.html)
    return true
  }

  /** Ends a conflict: their text stands, or one's own is about to replace it, or the editing goes on. */
  settle(choice: 'theirs' | 'mine' | 'later'): void {
    const { conflict } = this.snapshot
    const one = conflict && this.open.get(conflict.field.key)
    if (conflict && one && choice === 'theirs') this.finish(one, conflict.theirs.html)
    if (conflict && choice !== 'later') this.etags.set(recordOf(conflict.field), conflict.theirs.etag)
    this.tell({ conflict: undefined })
  }
}
