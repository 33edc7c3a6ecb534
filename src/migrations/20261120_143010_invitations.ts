import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Invitations that nobody has taken yet: a table that is no collection, so that no request reads its links. Only their
 * hashes are kept, one invitation for an address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table invitations (
      id integer generated always as identity primary key,
      full_name varchar not null,
      email varchar not null unique,
      role varchar not null,
      token_hash text not null unique,
      invited_by varchar not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table invitations;`)
}
