import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "career_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"application_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "career_files_id" integer;
  ALTER TABLE "career_files" ADD CONSTRAINT "career_files_application_id_career_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."career_applications"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "career_files_file_id_idx" ON "career_files" USING btree ("file_id");
  CREATE INDEX "career_files_application_idx" ON "career_files" USING btree ("application_id");
  CREATE INDEX "career_files_updated_at_idx" ON "career_files" USING btree ("updated_at");
  CREATE INDEX "career_files_created_at_idx" ON "career_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_career_files_fk" FOREIGN KEY ("career_files_id") REFERENCES "public"."career_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_career_files_id_idx" ON "payload_locked_documents_rels" USING btree ("career_files_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "career_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "career_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_career_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_career_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "career_files_id";`)
}
