import path from 'node:path'
import { say } from './messages.mjs'
import { readable } from './paths.mjs'

const ACCOUNTS = ['admin', 'editor', 'sales', 'client']

function passwordLine(secrets, dataDir) {
  if (secrets.isPasswordGiven) return 'as set in DEMO_PASSWORD'
  if (secrets.isPasswordNew) return secrets.values.DEMO_PASSWORD
  return `as printed at the first start; it is kept in ${readable(path.join(dataDir, 'secrets.json'))}`
}

/**
 * Tells where the running application is found and how to get in.
 * @param {{ port: number, seconds: number, dev: boolean, dataDir: string,
 *   secrets?: ReturnType<typeof import('./secrets.mjs').loadSecrets> }} facts
 *   `secrets`: of an installation that seeded its own demonstration accounts
 */
export function announce({ port, seconds, dev, dataDir, secrets }) {
  const site = (process.env.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, '')
  const lines = [
    `Patchbay is ready after ${seconds.toFixed(1)} s${dev ? ' (development)' : ''}.`,
    '',
    `  Site          ${site}`,
    `  Admin panel   ${site}/admin`,
    `  Sign in       ${site}/auth`,
  ]
  if (!process.env.SMTP_URL) lines.push(`  Mails         ${readable(path.join(dataDir, 'mail'))} (SMTP_URL is not set)`)
  if (secrets) lines.push(`  Accounts      ${ACCOUNTS.join(', ')}`, `  Password      ${passwordLine(secrets, dataDir)}`)
  say(['', ...lines, '', 'Ctrl-C stops it.'].join('\n'))
  if (secrets?.isPasswordNew) secrets.rememberShown()
}
