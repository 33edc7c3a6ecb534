import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoices_status" AS ENUM('draft', 'issued', 'paid', 'void');
  CREATE TYPE "public"."enum_payments_method" AS ENUM('check', 'bank', 'card', 'cash', 'other');
  CREATE TABLE "invoices_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" varchar NOT NULL,
  	"quantity_thousandths" numeric DEFAULT 1000 NOT NULL,
  	"unit" varchar DEFAULT 'each' NOT NULL,
  	"unit_price_cents" numeric NOT NULL,
  	"tax_rate_basis_points" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"status" "enum_invoices_status" DEFAULT 'draft' NOT NULL,
  	"client_id" integer NOT NULL,
  	"project_id" integer,
  	"issue_date" timestamp(3) with time zone,
  	"due_date" timestamp(3) with time zone,
  	"bill_to_name" varchar,
  	"bill_to_company" varchar,
  	"bill_to_email" varchar,
  	"bill_to_address" varchar,
  	"reference" varchar,
  	"notes" varchar,
  	"terms" varchar,
  	"subtotal_cents" numeric DEFAULT 0 NOT NULL,
  	"tax_cents" numeric DEFAULT 0 NOT NULL,
  	"total_cents" numeric DEFAULT 0 NOT NULL,
  	"paid_cents" numeric DEFAULT 0 NOT NULL,
  	"series" varchar,
  	"sequence" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"invoice_id" integer NOT NULL,
  	"client_id" integer,
  	"amount_cents" numeric NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"method" "enum_payments_method" DEFAULT 'bank' NOT NULL,
  	"reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hours_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client_id" integer NOT NULL,
  	"project_id" integer,
  	"date" timestamp(3) with time zone NOT NULL,
  	"minutes" numeric NOT NULL,
  	"what" varchar NOT NULL,
  	"billable" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "billing_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number_prefix" varchar DEFAULT 'INV' NOT NULL,
  	"payment_days" numeric DEFAULT 30 NOT NULL,
  	"late_interest_basis_points" numeric DEFAULT 150 NOT NULL,
  	"time_zone" varchar DEFAULT 'America/Chicago' NOT NULL,
  	"payment_instructions" varchar DEFAULT 'Pay by check or bank transfer, and name the number of the invoice with your payment.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "hours_entries_id" integer;
  ALTER TABLE "invoices_lines" ADD CONSTRAINT "invoices_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hours_entries" ADD CONSTRAINT "hours_entries_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hours_entries" ADD CONSTRAINT "hours_entries_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "invoices_lines_order_idx" ON "invoices_lines" USING btree ("_order");
  CREATE INDEX "invoices_lines_parent_id_idx" ON "invoices_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_status_idx" ON "invoices" USING btree ("status");
  CREATE INDEX "invoices_client_idx" ON "invoices" USING btree ("client_id");
  CREATE INDEX "invoices_project_idx" ON "invoices" USING btree ("project_id");
  CREATE INDEX "invoices_issue_date_idx" ON "invoices" USING btree ("issue_date");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "series_sequence_idx" ON "invoices" USING btree ("series","sequence");
  CREATE INDEX "client_status_dueDate_idx" ON "invoices" USING btree ("client_id","status","due_date");
  CREATE INDEX "payments_invoice_idx" ON "payments" USING btree ("invoice_id");
  CREATE INDEX "payments_client_idx" ON "payments" USING btree ("client_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "client_date_idx" ON "payments" USING btree ("client_id","date");
  CREATE INDEX "hours_entries_client_idx" ON "hours_entries" USING btree ("client_id");
  CREATE INDEX "hours_entries_project_idx" ON "hours_entries" USING btree ("project_id");
  CREATE INDEX "hours_entries_updated_at_idx" ON "hours_entries" USING btree ("updated_at");
  CREATE INDEX "hours_entries_created_at_idx" ON "hours_entries" USING btree ("created_at");
  CREATE INDEX "client_date_1_idx" ON "hours_entries" USING btree ("client_id","date");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hours_entries_fk" FOREIGN KEY ("hours_entries_id") REFERENCES "public"."hours_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_hours_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("hours_entries_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoices_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "hours_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "billing_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invoices_lines" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "hours_entries" CASCADE;
  DROP TABLE "billing_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_hours_entries_fk";
  
  DROP INDEX "payload_locked_documents_rels_hours_entries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "hours_entries_id";
  DROP TYPE "public"."enum_invoices_status";
  DROP TYPE "public"."enum_payments_method";`)
}
