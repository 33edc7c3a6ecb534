import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_credit_notes_status" AS ENUM('draft', 'issued');
  CREATE TABLE "credit_notes_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" varchar NOT NULL,
  	"quantity_thousandths" numeric DEFAULT 1000 NOT NULL,
  	"unit" varchar DEFAULT 'each' NOT NULL,
  	"unit_price_cents" numeric NOT NULL,
  	"discount_basis_points" numeric DEFAULT 0 NOT NULL,
  	"tax_rate_basis_points" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "credit_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"status" "enum_credit_notes_status" DEFAULT 'draft' NOT NULL,
  	"invoice_id" integer NOT NULL,
  	"client_id" integer,
  	"issue_date" timestamp(3) with time zone,
  	"reason" varchar NOT NULL,
  	"subtotal_cents" numeric DEFAULT 0 NOT NULL,
  	"tax_cents" numeric DEFAULT 0 NOT NULL,
  	"total_cents" numeric DEFAULT 0 NOT NULL,
  	"series" varchar,
  	"sequence" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "invoices" ADD COLUMN "interest_of_id" integer;
  ALTER TABLE "invoices" ADD COLUMN "interest_months" jsonb;
  ALTER TABLE "invoices" ADD COLUMN "credited_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "gateway_reference" varchar;
  ALTER TABLE "billing_settings" ADD COLUMN "credit_prefix" varchar DEFAULT 'CN' NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "reminder_days" varchar DEFAULT '1, 14, 30' NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "legal_name" varchar;
  ALTER TABLE "billing_settings" ADD COLUMN "tax_id" varchar;
  ALTER TABLE "billing_settings" ADD COLUMN "country" varchar DEFAULT 'US' NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "bank_account" varchar;
  ALTER TABLE "credit_notes_lines" ADD CONSTRAINT "credit_notes_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."credit_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "credit_notes_lines_order_idx" ON "credit_notes_lines" USING btree ("_order");
  CREATE INDEX "credit_notes_lines_parent_id_idx" ON "credit_notes_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "credit_notes_number_idx" ON "credit_notes" USING btree ("number");
  CREATE INDEX "credit_notes_status_idx" ON "credit_notes" USING btree ("status");
  CREATE INDEX "credit_notes_invoice_idx" ON "credit_notes" USING btree ("invoice_id");
  CREATE INDEX "credit_notes_client_idx" ON "credit_notes" USING btree ("client_id");
  CREATE INDEX "credit_notes_issue_date_idx" ON "credit_notes" USING btree ("issue_date");
  CREATE INDEX "credit_notes_updated_at_idx" ON "credit_notes" USING btree ("updated_at");
  CREATE INDEX "credit_notes_created_at_idx" ON "credit_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "series_sequence_1_idx" ON "credit_notes" USING btree ("series","sequence");
  CREATE INDEX "client_issueDate_idx" ON "credit_notes" USING btree ("client_id","issue_date");
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_interest_of_id_invoices_id_fk" FOREIGN KEY ("interest_of_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "invoices_interest_of_idx" ON "invoices" USING btree ("interest_of_id");
  CREATE UNIQUE INDEX "payments_gateway_reference_idx" ON "payments" USING btree ("gateway_reference");
  -- Who was reminded of an invoice, and at which of the days after its due date; by hand it is no such day. A table that
  -- is no collection, written in the transaction of the mail.
  CREATE TABLE "invoice_reminders" (
    "id" bigint generated always as identity PRIMARY KEY,
    "invoice_id" integer NOT NULL REFERENCES "invoices" ("id") ON DELETE cascade,
    "at" timestamptz NOT NULL DEFAULT now(),
    "days" integer,
    "by_name" text NOT NULL,
    "open_cents" bigint NOT NULL
  );
  CREATE INDEX "invoice_reminders_invoice_idx" ON "invoice_reminders" ("invoice_id", "id");
  -- Of each day there is one, however many workers look for it.
  CREATE UNIQUE INDEX "invoice_reminders_once_idx" ON "invoice_reminders" ("invoice_id", "days") WHERE "days" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "invoice_reminders";
  ALTER TABLE "credit_notes_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "credit_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "credit_notes_lines" CASCADE;
  DROP TABLE "credit_notes" CASCADE;
  ALTER TABLE "invoices" DROP CONSTRAINT "invoices_interest_of_id_invoices_id_fk";
  
  DROP INDEX "invoices_interest_of_idx";
  DROP INDEX "payments_gateway_reference_idx";
  ALTER TABLE "invoices" DROP COLUMN "interest_of_id";
  ALTER TABLE "invoices" DROP COLUMN "interest_months";
  ALTER TABLE "invoices" DROP COLUMN "credited_cents";
  ALTER TABLE "payments" DROP COLUMN "gateway_reference";
  ALTER TABLE "billing_settings" DROP COLUMN "credit_prefix";
  ALTER TABLE "billing_settings" DROP COLUMN "reminder_days";
  ALTER TABLE "billing_settings" DROP COLUMN "legal_name";
  ALTER TABLE "billing_settings" DROP COLUMN "tax_id";
  ALTER TABLE "billing_settings" DROP COLUMN "country";
  ALTER TABLE "billing_settings" DROP COLUMN "bank_account";
  DROP TYPE "public"."enum_credit_notes_status";`)
}
