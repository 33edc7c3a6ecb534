/** Remembers the width of the sidebar; a cookie, because the server draws it. */
export const SIDEBAR_COOKIE = 'patchbay-sidebar'
export const COLLAPSED = 'collapsed'

/** Keeps the choice for a year, for the panel only. */
export function rememberSidebar(isCollapsed: boolean): void {
  const value = isCollapsed ? COLLAPSED : 'expanded'
  document.cookie = `${SIDEBAR_COOKIE}=${value}; path=/admin; max-age=31536000; samesite=lax`
}
