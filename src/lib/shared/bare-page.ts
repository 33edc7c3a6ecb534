/**
 * The style of a page that stands by itself, with nothing of the site's frame. The colour scheme is the root's: set further
 * down it would colour links and buttons for the dark and leave the page white.
 */
export const BARE_STYLE =
  ':root{color-scheme:light dark}' +
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1.25rem}'
