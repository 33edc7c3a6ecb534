import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was done about each alert: a table that is no collection, written in the transaction of what is done. Who did it is
 * copied, not referred to: an account may go, its deeds stay. An alert that goes takes its history along.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table alert_events (
      id bigint generated always as identity primary key,
      alert_id integer not null references alerts (id) on delete cascade,
      at timestamptz not null default now(),
      kind text not null check (kind in ('acknowledged', 'comment', 'reopened')),
      by_id integer,
      by_name text,
      comment text
    );
    create index alert_events_alert_idx on alert_events (alert_id, id);
    create index alerts_newest_idx on alerts (occurred_at desc, id desc);
    create index alerts_open_idx on alerts (user_id) where not acknowledged;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table alert_events;
    drop index alerts_newest_idx;
    drop index alerts_open_idx;
  `)
}
