/** The three choices of the theme switch; `system` follows the operating system. */
export const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

export type Theme = (typeof themes)[number]['value']

/** Where the browser keeps the choice. */
export const THEME_KEY = 'ui-theme'
/** Tells the script of `themeScript`, and every switch, that the choice has changed in this tab. */
const THEME_EVENT = 'ui-theme-change'

/**
 * Runs in `<head>` before anything is painted: sets `data-theme` on `<html>`, follows the operating system and other
 * tabs, and marks the page as one in which scripts run (`data-js`).
 */
export const themeScript = `(function(){var d=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)'),m;
function r(){try{return localStorage.getItem('${THEME_KEY}')||m}catch(e){return m}}
function a(){var t=r();d.dataset.theme=t==='light'||t==='dark'?t:q.matches?'dark':'light'}
a();d.dataset.js='';q.addEventListener('change',a);
addEventListener('storage',function(e){if(!e.key||e.key==='${THEME_KEY}')a()});
addEventListener('${THEME_EVENT}',function(e){m=e.detail;a()})})()`

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme.value === value)

// Where storage is blocked the choice lasts as long as the page.
let remembered: Theme = 'system'

/** The visitor's choice; `system` until one was made. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return remembered
  }
}

/** Stores a choice and applies it to this tab and all others. */
export function chooseTheme(theme: Theme): void {
  remembered = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // The event below carries the choice to the script, which keeps it for this page.
  }
  window.dispatchEvent(new CustomEvent(THEME_EVENT, { detail: theme }))
}

/**
 * Does what the script in `<head>` does on a page that the browser had to render by itself, where that script is not
 * run: after an error on the server. Elsewhere it does nothing.
 */
export function startTheme(): void {
  const root = document.documentElement
  if (root.dataset.js !== undefined) return
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const theme = readTheme()
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
  }
  apply()
  root.dataset.js = ''
  dark.addEventListener('change', apply)
  subscribeToTheme(apply)
}

/** Calls back whenever the choice changes, here or in another tab. Returns how to stop. */
export function subscribeToTheme(callback: () => void): () => void {
  window.addEventListener('storage', callback)
  window.addEventListener(THEME_EVENT, callback)
  return () => {
    window.removeEventListener('storage', callback)
    window.removeEventListener(THEME_EVENT, callback)
  }
}
