/** Classes that several parts of the desk have in common. */
export const control = 'h-10 rounded border border-line-strong bg-surface px-3 text-1 text-ink disabled:opacity-60'
export const quietButton =
  'inline-flex h-10 items-center gap-2 rounded border border-line-strong bg-surface px-3 text-1 font-medium text-ink no-underline hover:bg-sunken disabled:opacity-50'
