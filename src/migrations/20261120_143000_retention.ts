import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "contact_months" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "rfq_months" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "careers_months" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "contact_months";
  ALTER TABLE "site_settings" DROP COLUMN "rfq_months";
  ALTER TABLE "site_settings" DROP COLUMN "careers_months";`)
}
