import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { User } from '@/payload-types'
import { type MailKind, mailKinds, type MailPreferences, type PreferencesForm } from './schema'

/** What a person does without; whoever never chose gets everything. */
async function unwantedBy(req: PayloadRequest, userId: number): Promise<string[]> {
  const { rows } = await sqlOf(req).query<{ unwanted_mails: string[] }>(
    'select unwanted_mails from user_preferences where user_id = $1',
    [userId],
  )
  return rows[0]?.unwanted_mails ?? []
}

/**
 * Whether a person wants mails of this kind. Ask it in the transaction that queues the mail.
 * @example if (await wantsMail(req, project.userId, 'projects')) await queueEmail(req, …)
 */
export const wantsMail = async (req: PayloadRequest, userId: number, kind: MailKind): Promise<boolean> =>
  !(await unwantedBy(req, userId)).includes(kind)

/** Which kinds of mail the caller gets. */
export async function getPreferences(req: PayloadRequest): Promise<MailPreferences> {
  const unwanted = await unwantedBy(req, (req.user as User).id)
  return Object.fromEntries(mailKinds.map(({ value }) => [value, !unwanted.includes(value)])) as MailPreferences
}

/** Changes some of the caller's choices, in one statement, so that two changes at once both count. */
export async function changePreferences(req: PayloadRequest, form: PreferencesForm): Promise<MailPreferences> {
  const kinds = mailKinds.map(({ value }) => value)
  const on = kinds.filter((kind) => form[kind] === true)
  const off = kinds.filter((kind) => form[kind] === false)
  await sqlOf(req).query(
    `insert into user_preferences as known (user_id, unwanted_mails) values ($1, $2::text[])
     on conflict (user_id) do update set updated_at = now(), unwanted_mails = array(
       select kind from unnest(known.unwanted_mails || excluded.unwanted_mails) as kind
       where kind <> all ($3::text[]) group by kind order by kind)`,
    [(req.user as User).id, off, on],
  )
  return getPreferences(req)
}
