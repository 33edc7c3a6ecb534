/** How the address of a list is changed: a step of the history, or in place. */
export type ChangeAddress = (changes: Record<string, string>, step?: 'push' | 'replace') => void
