import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables of the HTTP edge, which are no collections: shared rate limits, and answers kept for repeated calls. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire_idx on rate_limits (expire);
    create table idempotency_keys (
      route text not null,
      key text not null,
      fingerprint text not null,
      status integer,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (route, key)
    );
    create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table idempotency_keys; drop table rate_limits;`)
}
