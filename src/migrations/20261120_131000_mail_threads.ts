import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What a mail answers follows from its own Message-ID now. One that waits for its first try gets such a Message-ID. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "outbound_emails" SET "message_id" = replace("in_reply_to", '@', '.' || gen_random_uuid() || '@')
    WHERE "in_reply_to" IS NOT NULL AND "status" = 'queued';
  ALTER TABLE "outbound_emails" DROP COLUMN "in_reply_to";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outbound_emails" ADD COLUMN "in_reply_to" varchar;`)
}
