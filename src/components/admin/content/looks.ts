/** Classes that several parts of the desk have in common. */
export const control =
  'h-10 w-full rounded border border-line-strong bg-surface px-3 text-2 text-ink disabled:opacity-60 aria-invalid:border-danger'
export const quietButton =
  'inline-flex h-10 items-center justify-center gap-2 rounded border border-line-strong bg-surface px-3 text-1 font-medium whitespace-nowrap text-ink no-underline hover:bg-sunken disabled:opacity-50'
export const mainButton =
  'inline-flex h-10 items-center justify-center gap-2 rounded bg-primary px-4 text-1 font-medium whitespace-nowrap text-on-primary no-underline hover:bg-primary-hover disabled:opacity-50'
