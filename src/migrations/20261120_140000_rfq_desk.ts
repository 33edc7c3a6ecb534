import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rfq_events_kind" AS ENUM('status', 'assignment');
  CREATE TABLE "rfq_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "rfq_requests_full_name_idx";
  DROP INDEX "rfq_requests_company_idx";
  DROP INDEX "rfq_requests_email_idx";
  DROP INDEX "rfq_requests_service_type_idx";
  DROP INDEX "rfq_requests_status_idx";
  DROP INDEX "status_createdAt_idx";
  ALTER TABLE "rfq_events" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "rfq_requests" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "rfq_events" ADD COLUMN "kind" "enum_rfq_events_kind" DEFAULT 'status' NOT NULL;
  ALTER TABLE "rfq_events" ADD COLUMN "from_name" varchar;
  ALTER TABLE "rfq_events" ADD COLUMN "to_name" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "rfq_notes_id" integer;
  ALTER TABLE "rfq_notes" ADD CONSTRAINT "rfq_notes_request_id_rfq_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."rfq_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rfq_notes" ADD CONSTRAINT "rfq_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "rfq_notes_request_idx" ON "rfq_notes" USING btree ("request_id");
  CREATE INDEX "rfq_notes_by_idx" ON "rfq_notes" USING btree ("by_id");
  CREATE INDEX "rfq_notes_updated_at_idx" ON "rfq_notes" USING btree ("updated_at");
  CREATE INDEX "rfq_notes_created_at_idx" ON "rfq_notes" USING btree ("created_at");
  ALTER TABLE "rfq_requests" ADD CONSTRAINT "rfq_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rfq_notes_fk" FOREIGN KEY ("rfq_notes_id") REFERENCES "public"."rfq_notes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rfq_requests_assignee_idx" ON "rfq_requests" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_rfq_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("rfq_notes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "rfq_events" WHERE "kind" = 'assignment';
  ALTER TABLE "rfq_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rfq_notes" CASCADE;
  ALTER TABLE "rfq_requests" DROP CONSTRAINT "rfq_requests_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_rfq_notes_fk";
  
  DROP INDEX "rfq_requests_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_rfq_notes_id_idx";
  ALTER TABLE "rfq_events" ALTER COLUMN "to" SET NOT NULL;
  CREATE INDEX "rfq_requests_full_name_idx" ON "rfq_requests" USING btree ("full_name");
  CREATE INDEX "rfq_requests_company_idx" ON "rfq_requests" USING btree ("company");
  CREATE INDEX "rfq_requests_email_idx" ON "rfq_requests" USING btree ("email");
  CREATE INDEX "rfq_requests_service_type_idx" ON "rfq_requests" USING btree ("service_type");
  CREATE INDEX "rfq_requests_status_idx" ON "rfq_requests" USING btree ("status");
  CREATE INDEX "status_createdAt_idx" ON "rfq_requests" USING btree ("status","created_at");
  ALTER TABLE "rfq_requests" DROP COLUMN "assignee_id";
  ALTER TABLE "rfq_events" DROP COLUMN "kind";
  ALTER TABLE "rfq_events" DROP COLUMN "from_name";
  ALTER TABLE "rfq_events" DROP COLUMN "to_name";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "rfq_notes_id";
  DROP TYPE "public"."enum_rfq_events_kind";`)
}
