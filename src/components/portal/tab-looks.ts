/** The row of tabs; on a phone it scrolls by itself. */
export const tabList = 'flex gap-1 overflow-x-auto border-b border-line'

/** A tab: a hairline below the chosen one. */
export const tabTrigger =
  'inline-flex h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-1 font-medium whitespace-nowrap text-ink-muted no-underline -outline-offset-2 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink sm:px-4 sm:text-2'
