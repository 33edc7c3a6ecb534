import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Secrets of accounts, in tables that are no collections: no request reaches them. `two_factor_secret` was never written.
 * They go with their user.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "two_factor_secret";
    ALTER TABLE "outbound_emails" ADD COLUMN "confidential" boolean DEFAULT false;
    create table user_secrets (
      user_id integer primary key references users (id) on delete cascade,
      totp_secret text,
      last_step integer not null default 0,
      recovery_codes text[] not null default '{}',
      pending_secret text,
      pending_until timestamptz
    );
    create table login_challenges (
      token_hash text primary key,
      user_id integer not null references users (id) on delete cascade,
      remember boolean not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index login_challenges_user_id_idx on login_challenges (user_id);
    create table password_resets (
      token_hash text primary key,
      user_id integer not null references users (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index password_resets_user_id_idx on password_resets (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table password_resets;
    drop table login_challenges;
    drop table user_secrets;
    ALTER TABLE "outbound_emails" DROP COLUMN "confidential";
    ALTER TABLE "users" ADD COLUMN "two_factor_secret" varchar;
    update users set two_factor_enabled = false;
  `)
}
