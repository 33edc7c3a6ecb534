/** Classes that several parts of the settings have in common. */
export const card = 'rounded border border-line bg-surface'
export const input =
  'min-h-11 w-full rounded border border-line-strong bg-surface px-3 text-2 text-ink aria-invalid:border-danger disabled:opacity-60'
export const mainButton =
  'inline-flex min-h-11 items-center gap-2 rounded bg-primary px-4 text-2 font-medium text-on-primary hover:bg-primary-hover disabled:opacity-50'
export const link = 'text-primary underline underline-offset-4'
