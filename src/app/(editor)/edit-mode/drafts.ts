const PREFIX = 'patchbay-edit:'

/** A text that was changed on the page and not saved yet, and the state of the server that it began with. */
export type Draft = { html: string; etag: string | null; at: number }

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && typeof (value as Draft).html === 'string'

/** The change that this browser keeps for a text; none when storage is blocked. */
export function readDraft(key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a change until it is saved or given up, whatever becomes of the page. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {
    // The browser still asks before the page is left.
  }
}

/** Forgets a change. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing is kept where nothing can be removed.
  }
}
