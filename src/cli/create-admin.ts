import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import config from '@payload-config'
import { getPayload, ValidationError } from 'payload'
import { z } from 'zod'
import { migrations } from '@/migrations'

/**
 * `npm run create-admin -- --username NAME --email ADDRESS --name "FULL NAME"`: makes an administrator. The password is
 * taken from ADMIN_PASSWORD, or made and printed once.
 */
const options = z.object({
  username: z
    .string('--username is missing')
    .regex(/^[a-z0-9._-]{3,32}$/, '--username has 3–32 characters of a–z, 0–9 . _ -'),
  email: z.string('--email is missing').pipe(z.email('--email is not an e-mail address')),
  name: z.string('--name is missing').min(2, '--name has at least 2 characters'),
})

async function main(): Promise<string[]> {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
  })
  const given = options.safeParse(values)
  if (!given.success) throw new Error(given.error.issues.map((issue) => issue.message).join('. '))
  const { username, email, name } = given.data
  const chosen = process.env.ADMIN_PASSWORD
  const password = chosen ?? randomBytes(12).toString('base64url')
  const payload = await getPayload({ config })
  await payload.db.migrate({ migrations: migrations as never })
  await payload.create({
    collection: 'users',
    data: { username, email, fullName: name, role: 'admin', password },
    // Whoever may run commands on the server is its administrator already.
    overrideAccess: true,
  })
  return [`Administrator ${username} is made.`, ...(chosen ? [] : [`Password: ${password}`])]
}

try {
  for (const line of await main()) process.stdout.write(`${line}\n`)
  process.exit(0)
} catch (error) {
  const problems = error instanceof ValidationError ? error.data.errors.map((one) => one.message).join('. ') : undefined
  process.stderr.write(`${problems ?? (error instanceof Error ? error.message : String(error))}\n`)
  process.exit(1)
}
