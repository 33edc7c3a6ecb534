/** Classes that several parts of the quote screen have in common. */
export const card = 'min-w-0 rounded border border-line bg-surface p-5 max-sm:p-4'
export const heading = 'text-3 font-semibold'
export const number = 'text-right tabular-nums'
export const dangerButton =
  'inline-flex h-10 items-center justify-center gap-2 rounded border border-line-strong bg-surface px-3 text-1 font-medium whitespace-nowrap text-danger hover:bg-danger-soft disabled:opacity-50'
