import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** E-mail addresses that wait for their confirmation: one for a person, in a table that is no collection. They go with their user. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table email_changes (
      user_id integer primary key references users (id) on delete cascade,
      email varchar not null,
      token_hash text not null unique,
      expires_at timestamptz not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table email_changes;`)
}
