/** Classes that several parts of the monitoring screens have in common. */
export const primaryButton =
  'inline-flex h-10 items-center gap-2 rounded bg-primary px-4 text-1 font-medium text-on-primary hover:bg-primary-hover disabled:opacity-60'
export const commentBox =
  'w-full resize-y rounded border border-line-strong bg-surface px-3 py-2 text-2 text-ink disabled:opacity-60'
