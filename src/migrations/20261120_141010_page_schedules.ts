import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is planned for a page. It is no part of its text: a draft or an older version has none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table content_page_schedules (
      page_id integer primary key references content_pages (id) on delete cascade,
      publish_at timestamptz(3),
      unpublish_at timestamptz(3),
      set_by text not null,
      problem text
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table content_page_schedules;`)
}
