/** Remembers the width of the sidebar; a cookie, because the server draws it. */
export const SIDEBAR_COOKIE = 'patchbay-sidebar'
export const COLLAPSED = 'collapsed'

/** Keeps the choice for a year, for the panel only. */
export function rememberSidebar(isCollapsed: boolean): void {
  const value = isCollapsed ? COLLAPSED : 'expanded'
  document.cookie = `${SIDEBAR_COOKIE}=${value}; path=/admin; max-age=31536000; samesite=lax`
}

/** Remembers which groups of the sidebar somebody opened or closed. */
export const GROUPS_COOKIE = 'patchbay-sidebar-groups'
/** Open or closed, by the heading of the group; a group that nobody turned is not in it. */
export type GroupChoices = Record<string, boolean>

/** Reads what {@link rememberGroups} wrote; a cookie that says something else says nothing. */
export function readGroups(value: string | undefined): GroupChoices {
  const pairs = [...(value ?? '').matchAll(/([A-Za-z ]{1,40})=([01])/g)]
  return Object.fromEntries(pairs.map(([, label, bit]) => [label, bit === '1']))
}

/** Keeps the choice for a year, for the panel only. */
export function rememberGroups(choices: GroupChoices): void {
  const value = Object.entries(choices).map(([label, isOpen]) => `${label}=${isOpen ? 1 : 0}`)
  document.cookie = `${GROUPS_COOKIE}=${encodeURIComponent(value.join('&'))}; path=/admin; max-age=31536000; samesite=lax`
}
