import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "maintenance_windows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"affected" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"description" varchar,
  	"is_cancelled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "maintenance_windows_id" integer;
  CREATE INDEX "maintenance_windows_starts_at_idx" ON "maintenance_windows" USING btree ("starts_at");
  CREATE INDEX "maintenance_windows_ends_at_idx" ON "maintenance_windows" USING btree ("ends_at");
  CREATE INDEX "maintenance_windows_updated_at_idx" ON "maintenance_windows" USING btree ("updated_at");
  CREATE INDEX "maintenance_windows_created_at_idx" ON "maintenance_windows" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_maintenance_windows_fk" FOREIGN KEY ("maintenance_windows_id") REFERENCES "public"."maintenance_windows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_maintenance_windows_id_idx" ON "payload_locked_documents_rels" USING btree ("maintenance_windows_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "maintenance_windows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "maintenance_windows" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_maintenance_windows_fk";
  
  DROP INDEX "payload_locked_documents_rels_maintenance_windows_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "maintenance_windows_id";`)
}
