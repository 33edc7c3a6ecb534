/** Where a person lands who asked for nothing in particular. */
const HOME = '/portal'

/**
 * Where to go after signing in: the wanted address when it is a path on this site, else the portal.
 * Browsers drop control characters and read a backslash as a slash, so either could make a path an address elsewhere.
 */
export function landingPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\\\x00-\x1f\x7f]*$/.test(wanted)) return HOME
  return /^\/(auth|access-denied)([/?#]|$)/i.test(wanted) ? HOME : wanted
}
