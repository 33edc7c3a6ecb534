import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_status" AS ENUM('draft', 'sent', 'accepted', 'declined', 'superseded');
  CREATE TABLE "quotes_milestones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"days" numeric
  );
  
  CREATE TABLE "quotes_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" varchar NOT NULL,
  	"quantity_thousandths" numeric DEFAULT 0 NOT NULL,
  	"unit" varchar NOT NULL,
  	"unit_price_cents" numeric DEFAULT 0 NOT NULL,
  	"discount_basis_points" numeric DEFAULT 0 NOT NULL,
  	"tax_rate_basis_points" numeric DEFAULT 0 NOT NULL,
  	"is_optional" boolean DEFAULT false NOT NULL,
  	"is_chosen" boolean DEFAULT true NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"client_id" integer,
  	"number" varchar,
  	"series" varchar,
  	"sequence" numeric,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"status" "enum_quotes_status" DEFAULT 'draft' NOT NULL,
  	"title" varchar NOT NULL,
  	"recipient_name" varchar NOT NULL,
  	"recipient_company" varchar,
  	"recipient_email" varchar NOT NULL,
  	"recipient_address" varchar,
  	"scope" varchar,
  	"valid_until" timestamp(3) with time zone,
  	"terms" varchar,
  	"deposit_basis_points" numeric DEFAULT 0 NOT NULL,
  	"total_cents" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"viewed_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"decline_reason" varchar,
  	"seal_name" varchar,
  	"seal_title" varchar,
  	"seal_po_number" varchar,
  	"seal_signature" jsonb,
  	"seal_address" varchar,
  	"seal_content_hash" varchar,
  	"project_id" integer,
  	"deposit_invoice_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_book_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"unit" varchar DEFAULT 'each' NOT NULL,
  	"unit_price_cents" numeric DEFAULT 0 NOT NULL,
  	"tax_rate_basis_points" numeric DEFAULT 0 NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "invoices_lines" ADD COLUMN "discount_basis_points" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "quote_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_book_items_id" integer;
  ALTER TABLE "billing_settings" ADD COLUMN "quote_prefix" varchar DEFAULT 'Q' NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "quote_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "quote_deposit_basis_points" numeric DEFAULT 3000 NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "quote_tax_rate_basis_points" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "quote_reminder_days" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "billing_settings" ADD COLUMN "quote_terms" varchar DEFAULT 'Prices hold until the end of the last day of this quote. Work begins once the deposit has arrived. Changes of the scope are agreed in writing before they are made. The terms of service apply.' NOT NULL;
  ALTER TABLE "quotes_milestones" ADD CONSTRAINT "quotes_milestones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotes_lines" ADD CONSTRAINT "quotes_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_rfq_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."rfq_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_invoice_id_invoices_id_fk" FOREIGN KEY ("deposit_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quotes_milestones_order_idx" ON "quotes_milestones" USING btree ("_order");
  CREATE INDEX "quotes_milestones_parent_id_idx" ON "quotes_milestones" USING btree ("_parent_id");
  CREATE INDEX "quotes_lines_order_idx" ON "quotes_lines" USING btree ("_order");
  CREATE INDEX "quotes_lines_parent_id_idx" ON "quotes_lines" USING btree ("_parent_id");
  CREATE INDEX "quotes_request_idx" ON "quotes" USING btree ("request_id");
  CREATE INDEX "quotes_client_idx" ON "quotes" USING btree ("client_id");
  CREATE INDEX "quotes_number_idx" ON "quotes" USING btree ("number");
  CREATE INDEX "quotes_project_idx" ON "quotes" USING btree ("project_id");
  CREATE INDEX "quotes_deposit_invoice_idx" ON "quotes" USING btree ("deposit_invoice_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "series_sequence_version_idx" ON "quotes" USING btree ("series","sequence","version");
  CREATE UNIQUE INDEX "request_version_idx" ON "quotes" USING btree ("request_id","version");
  CREATE INDEX "client_sentAt_idx" ON "quotes" USING btree ("client_id","sent_at");
  CREATE INDEX "status_validUntil_idx" ON "quotes" USING btree ("status","valid_until");
  CREATE UNIQUE INDEX "price_book_items_code_idx" ON "price_book_items" USING btree ("code");
  CREATE INDEX "price_book_items_updated_at_idx" ON "price_book_items" USING btree ("updated_at");
  CREATE INDEX "price_book_items_created_at_idx" ON "price_book_items" USING btree ("created_at");
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_book_items_fk" FOREIGN KEY ("price_book_items_id") REFERENCES "public"."price_book_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "invoices_quote_idx" ON "invoices" USING btree ("quote_id");
  CREATE INDEX "payload_locked_documents_rels_price_book_items_id_idx" ON "payload_locked_documents_rels" USING btree ("price_book_items_id");
  -- What happened to a quote, and the documents that were signed: tables that are no collections, written in the
  -- transaction of what happens. Who did it is copied, not referred to: an account may go, its deeds stay.
  CREATE TABLE "quote_events" (
    "id" bigint generated always as identity PRIMARY KEY,
    "quote_id" integer NOT NULL REFERENCES "quotes" ("id") ON DELETE cascade,
    "at" timestamptz NOT NULL DEFAULT now(),
    "kind" text NOT NULL CHECK ("kind" IN ('drafted', 'sent', 'resent', 'reminded', 'viewed', 'questioned', 'accepted', 'declined', 'superseded', 'expired')),
    "by_id" integer,
    "by_name" text NOT NULL,
    "text" text
  );
  CREATE INDEX "quote_events_quote_idx" ON "quote_events" ("quote_id", "id");
  -- Of each of these there is one, however many processes look for them.
  CREATE UNIQUE INDEX "quote_events_once_idx" ON "quote_events" ("quote_id", "kind") WHERE "kind" IN ('viewed', 'reminded', 'expired', 'accepted', 'declined', 'superseded');
  CREATE TABLE "quote_documents" (
    "quote_id" integer PRIMARY KEY REFERENCES "quotes" ("id") ON DELETE restrict,
    "content" text NOT NULL,
    "content_hash" text NOT NULL,
    "pdf" bytea NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now()
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quote_documents";
  DROP TABLE "quote_events";
   ALTER TABLE "quotes_milestones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_book_items" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quotes_milestones" CASCADE;
  DROP TABLE "quotes_lines" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "price_book_items" CASCADE;
  ALTER TABLE "invoices" DROP CONSTRAINT "invoices_quote_id_quotes_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_book_items_fk";
  
  DROP INDEX "invoices_quote_idx";
  DROP INDEX "payload_locked_documents_rels_price_book_items_id_idx";
  ALTER TABLE "invoices_lines" DROP COLUMN "discount_basis_points";
  ALTER TABLE "invoices" DROP COLUMN "quote_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_book_items_id";
  ALTER TABLE "billing_settings" DROP COLUMN "quote_prefix";
  ALTER TABLE "billing_settings" DROP COLUMN "quote_days";
  ALTER TABLE "billing_settings" DROP COLUMN "quote_deposit_basis_points";
  ALTER TABLE "billing_settings" DROP COLUMN "quote_tax_rate_basis_points";
  ALTER TABLE "billing_settings" DROP COLUMN "quote_reminder_days";
  ALTER TABLE "billing_settings" DROP COLUMN "quote_terms";
  DROP TYPE "public"."enum_quotes_status";`)
}
