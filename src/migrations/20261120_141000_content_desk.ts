import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_content_pages_v" ADD COLUMN "version_saved_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content_pages" DROP COLUMN "saved_by";
  ALTER TABLE "_content_pages_v" DROP COLUMN "version_saved_by";`)
}
