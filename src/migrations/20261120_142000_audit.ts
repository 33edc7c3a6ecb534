import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * The audit trail: a table that is no collection, so that no request writes to it, and that the database itself keeps
 * from being changed. Who did something is copied, not referred to: an account may go, its deeds stay.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_id integer not null,
      actor_name text not null,
      actor_role text not null,
      address text not null,
      action text not null,
      entity text not null,
      record_id text,
      title text not null,
      fields jsonb not null default '[]'
    );
    create index audit_events_entity_idx on audit_events (entity, id);
    create index audit_events_record_idx on audit_events (entity, record_id, id);
    create index audit_events_actor_idx on audit_events (actor_id, id);
    create index audit_events_at_idx on audit_events (at);
    create function refuse_change_of_audit_events() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit trail is only added to';
    end $$;
    create trigger audit_events_are_final before update or delete or truncate on audit_events
      for each statement execute function refuse_change_of_audit_events();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table audit_events;
    drop function refuse_change_of_audit_events();
  `)
}
