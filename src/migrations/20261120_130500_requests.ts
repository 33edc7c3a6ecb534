import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SEQUENCE "service_request_numbers" START 1001;
   CREATE TYPE "public"."enum_client_services_status" AS ENUM('healthy', 'warning', 'critical', 'maintenance', 'paused');
  CREATE TYPE "public"."enum_service_requests_status" AS ENUM('open', 'in_progress', 'waiting_for_client', 'resolved', 'closed');
  CREATE TYPE "public"."enum_service_requests_priority" AS ENUM('low', 'normal', 'high', 'urgent');
  CREATE TYPE "public"."enum_service_request_messages_kind" AS ENUM('message', 'status');
  CREATE TYPE "public"."enum_service_request_messages_side" AS ENUM('client', 'staff');
  CREATE TYPE "public"."enum_service_request_messages_from" AS ENUM('open', 'in_progress', 'waiting_for_client', 'resolved', 'closed');
  CREATE TYPE "public"."enum_service_request_messages_to" AS ENUM('open', 'in_progress', 'waiting_for_client', 'resolved', 'closed');
  CREATE TYPE "public"."enum_help_articles_category" AS ENUM('start', 'requests', 'network', 'account');
  CREATE TABLE "client_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"status" "enum_client_services_status" DEFAULT 'healthy' NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"contract_hours" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client_name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"status" "enum_service_requests_status" DEFAULT 'open' NOT NULL,
  	"priority" "enum_service_requests_priority" DEFAULT 'normal' NOT NULL,
  	"assignee_id" integer,
  	"number" varchar NOT NULL,
  	"owner_id" integer NOT NULL,
  	"catalogue_item_id" integer,
  	"last_activity_at" timestamp(3) with time zone NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_request_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"owner_id" integer NOT NULL,
  	"kind" "enum_service_request_messages_kind" DEFAULT 'message' NOT NULL,
  	"side" "enum_service_request_messages_side" NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"text" varchar,
  	"from" "enum_service_request_messages_from",
  	"to" "enum_service_request_messages_to",
  	"is_internal" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_request_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"request_id" integer NOT NULL,
  	"message_id" integer NOT NULL,
  	"owner_id" integer NOT NULL,
  	"is_internal" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_catalogue" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"expected_answer" varchar NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"is_offered" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"category" "enum_help_articles_category" NOT NULL,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"words" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help_page_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "help_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "outbound_emails" ADD COLUMN "in_reply_to" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_request_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_request_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_catalogue_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_articles_id" integer;
  ALTER TABLE "client_services" ADD CONSTRAINT "client_services_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_catalogue_item_id_service_catalogue_id_fk" FOREIGN KEY ("catalogue_item_id") REFERENCES "public"."service_catalogue"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_request_messages" ADD CONSTRAINT "service_request_messages_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_request_messages" ADD CONSTRAINT "service_request_messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_request_messages" ADD CONSTRAINT "service_request_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_request_files" ADD CONSTRAINT "service_request_files_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_request_files" ADD CONSTRAINT "service_request_files_message_id_service_request_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."service_request_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_request_files" ADD CONSTRAINT "service_request_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "help_page_promises" ADD CONSTRAINT "help_page_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_page"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "client_services_owner_idx" ON "client_services" USING btree ("owner_id");
  CREATE INDEX "client_services_status_idx" ON "client_services" USING btree ("status");
  CREATE INDEX "client_services_updated_at_idx" ON "client_services" USING btree ("updated_at");
  CREATE INDEX "client_services_created_at_idx" ON "client_services" USING btree ("created_at");
  CREATE INDEX "owner_name_idx" ON "client_services" USING btree ("owner_id","name");
  CREATE INDEX "service_requests_status_idx" ON "service_requests" USING btree ("status");
  CREATE INDEX "service_requests_priority_idx" ON "service_requests" USING btree ("priority");
  CREATE INDEX "service_requests_assignee_idx" ON "service_requests" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "service_requests_number_idx" ON "service_requests" USING btree ("number");
  CREATE INDEX "service_requests_owner_idx" ON "service_requests" USING btree ("owner_id");
  CREATE INDEX "service_requests_catalogue_item_idx" ON "service_requests" USING btree ("catalogue_item_id");
  CREATE INDEX "service_requests_last_activity_at_idx" ON "service_requests" USING btree ("last_activity_at");
  CREATE INDEX "service_requests_updated_at_idx" ON "service_requests" USING btree ("updated_at");
  CREATE INDEX "service_requests_created_at_idx" ON "service_requests" USING btree ("created_at");
  CREATE INDEX "owner_lastActivityAt_idx" ON "service_requests" USING btree ("owner_id","last_activity_at");
  CREATE INDEX "owner_status_idx" ON "service_requests" USING btree ("owner_id","status");
  CREATE INDEX "service_request_messages_request_idx" ON "service_request_messages" USING btree ("request_id");
  CREATE INDEX "service_request_messages_owner_idx" ON "service_request_messages" USING btree ("owner_id");
  CREATE INDEX "service_request_messages_author_idx" ON "service_request_messages" USING btree ("author_id");
  CREATE INDEX "service_request_messages_is_internal_idx" ON "service_request_messages" USING btree ("is_internal");
  CREATE INDEX "service_request_messages_updated_at_idx" ON "service_request_messages" USING btree ("updated_at");
  CREATE INDEX "service_request_messages_created_at_idx" ON "service_request_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_request_files_file_id_idx" ON "service_request_files" USING btree ("file_id");
  CREATE INDEX "service_request_files_request_idx" ON "service_request_files" USING btree ("request_id");
  CREATE INDEX "service_request_files_message_idx" ON "service_request_files" USING btree ("message_id");
  CREATE INDEX "service_request_files_owner_idx" ON "service_request_files" USING btree ("owner_id");
  CREATE INDEX "service_request_files_updated_at_idx" ON "service_request_files" USING btree ("updated_at");
  CREATE INDEX "service_request_files_created_at_idx" ON "service_request_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "service_catalogue_name_idx" ON "service_catalogue" USING btree ("name");
  CREATE INDEX "service_catalogue_position_idx" ON "service_catalogue" USING btree ("position");
  CREATE INDEX "service_catalogue_updated_at_idx" ON "service_catalogue" USING btree ("updated_at");
  CREATE INDEX "service_catalogue_created_at_idx" ON "service_catalogue" USING btree ("created_at");
  CREATE UNIQUE INDEX "help_articles_slug_idx" ON "help_articles" USING btree ("slug");
  CREATE INDEX "help_articles_position_idx" ON "help_articles" USING btree ("position");
  CREATE INDEX "help_articles_is_published_idx" ON "help_articles" USING btree ("is_published");
  CREATE INDEX "help_articles_updated_at_idx" ON "help_articles" USING btree ("updated_at");
  CREATE INDEX "help_articles_created_at_idx" ON "help_articles" USING btree ("created_at");
  CREATE INDEX "help_page_promises_order_idx" ON "help_page_promises" USING btree ("_order");
  CREATE INDEX "help_page_promises_parent_id_idx" ON "help_page_promises" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_services_fk" FOREIGN KEY ("client_services_id") REFERENCES "public"."client_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_requests_fk" FOREIGN KEY ("service_requests_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_request_messages_fk" FOREIGN KEY ("service_request_messages_id") REFERENCES "public"."service_request_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_request_files_fk" FOREIGN KEY ("service_request_files_id") REFERENCES "public"."service_request_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_catalogue_fk" FOREIGN KEY ("service_catalogue_id") REFERENCES "public"."service_catalogue"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_articles_fk" FOREIGN KEY ("help_articles_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_client_services_id_idx" ON "payload_locked_documents_rels" USING btree ("client_services_id");
  CREATE INDEX "payload_locked_documents_rels_service_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("service_requests_id");
  CREATE INDEX "payload_locked_documents_rels_service_request_messages_i_idx" ON "payload_locked_documents_rels" USING btree ("service_request_messages_id");
  CREATE INDEX "payload_locked_documents_rels_service_request_files_id_idx" ON "payload_locked_documents_rels" USING btree ("service_request_files_id");
  CREATE INDEX "payload_locked_documents_rels_service_catalogue_id_idx" ON "payload_locked_documents_rels" USING btree ("service_catalogue_id");
  CREATE INDEX "payload_locked_documents_rels_help_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("help_articles_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SEQUENCE IF EXISTS "service_request_numbers";
   ALTER TABLE "client_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_request_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_request_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_catalogue" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_page_promises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_page" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "client_services" CASCADE;
  DROP TABLE "service_requests" CASCADE;
  DROP TABLE "service_request_messages" CASCADE;
  DROP TABLE "service_request_files" CASCADE;
  DROP TABLE "service_catalogue" CASCADE;
  DROP TABLE "help_articles" CASCADE;
  DROP TABLE "help_page_promises" CASCADE;
  DROP TABLE "help_page" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_client_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_request_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_request_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_catalogue_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_articles_fk";
  
  DROP INDEX "payload_locked_documents_rels_client_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_request_messages_i_idx";
  DROP INDEX "payload_locked_documents_rels_service_request_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_catalogue_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_articles_id_idx";
  ALTER TABLE "outbound_emails" DROP COLUMN "in_reply_to";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_request_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_request_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_catalogue_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_articles_id";
  DROP TYPE "public"."enum_client_services_status";
  DROP TYPE "public"."enum_service_requests_status";
  DROP TYPE "public"."enum_service_requests_priority";
  DROP TYPE "public"."enum_service_request_messages_kind";
  DROP TYPE "public"."enum_service_request_messages_side";
  DROP TYPE "public"."enum_service_request_messages_from";
  DROP TYPE "public"."enum_service_request_messages_to";
  DROP TYPE "public"."enum_help_articles_category";`)
}
