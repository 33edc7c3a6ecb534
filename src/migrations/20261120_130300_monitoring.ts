import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alerts_severity" AS ENUM('critical', 'warning', 'info');
  CREATE TYPE "public"."enum_monitored_services_area" AS ENUM('network', 'platform');
  CREATE TYPE "public"."enum_monitored_servers_status" AS ENUM('online', 'degraded', 'offline');
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"severity" "enum_alerts_severity" DEFAULT 'info' NOT NULL,
  	"occurred_at" timestamp(3) with time zone NOT NULL,
  	"acknowledged" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "monitored_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"area" "enum_monitored_services_area" DEFAULT 'platform' NOT NULL,
  	"checks" numeric NOT NULL,
  	"checks_healthy" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "monitored_resources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"namespace" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"status" varchar DEFAULT 'Running' NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "monitored_servers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"purpose" varchar NOT NULL,
  	"status" "enum_monitored_servers_status" DEFAULT 'online' NOT NULL,
  	"cpu" numeric NOT NULL,
  	"memory" numeric NOT NULL,
  	"disk" numeric NOT NULL,
  	"location" varchar NOT NULL,
  	"system" varchar NOT NULL,
  	"hardware" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"booted_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "usage_samples" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"taken_at" timestamp(3) with time zone NOT NULL,
  	"cpu" numeric NOT NULL,
  	"memory" numeric NOT NULL,
  	"storage" numeric NOT NULL,
  	"network" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tech_docs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alerts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "monitored_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "monitored_resources_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "monitored_servers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "usage_samples_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tech_docs_id" integer;
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "monitored_services" ADD CONSTRAINT "monitored_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "monitored_resources" ADD CONSTRAINT "monitored_resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "monitored_servers" ADD CONSTRAINT "monitored_servers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "usage_samples" ADD CONSTRAINT "usage_samples_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tech_docs" ADD CONSTRAINT "tech_docs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "alerts_user_idx" ON "alerts" USING btree ("user_id");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "user_occurredAt_idx" ON "alerts" USING btree ("user_id","occurred_at");
  CREATE INDEX "monitored_services_user_idx" ON "monitored_services" USING btree ("user_id");
  CREATE INDEX "monitored_services_updated_at_idx" ON "monitored_services" USING btree ("updated_at");
  CREATE INDEX "monitored_services_created_at_idx" ON "monitored_services" USING btree ("created_at");
  CREATE INDEX "monitored_resources_user_idx" ON "monitored_resources" USING btree ("user_id");
  CREATE INDEX "monitored_resources_updated_at_idx" ON "monitored_resources" USING btree ("updated_at");
  CREATE INDEX "monitored_resources_created_at_idx" ON "monitored_resources" USING btree ("created_at");
  CREATE INDEX "monitored_servers_user_idx" ON "monitored_servers" USING btree ("user_id");
  CREATE INDEX "monitored_servers_updated_at_idx" ON "monitored_servers" USING btree ("updated_at");
  CREATE INDEX "monitored_servers_created_at_idx" ON "monitored_servers" USING btree ("created_at");
  CREATE INDEX "usage_samples_user_idx" ON "usage_samples" USING btree ("user_id");
  CREATE INDEX "usage_samples_updated_at_idx" ON "usage_samples" USING btree ("updated_at");
  CREATE INDEX "usage_samples_created_at_idx" ON "usage_samples" USING btree ("created_at");
  CREATE INDEX "user_takenAt_idx" ON "usage_samples" USING btree ("user_id","taken_at");
  CREATE INDEX "tech_docs_user_idx" ON "tech_docs" USING btree ("user_id");
  CREATE INDEX "tech_docs_updated_at_idx" ON "tech_docs" USING btree ("updated_at");
  CREATE INDEX "tech_docs_created_at_idx" ON "tech_docs" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_path_idx" ON "tech_docs" USING btree ("user_id","path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_monitored_services_fk" FOREIGN KEY ("monitored_services_id") REFERENCES "public"."monitored_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_monitored_resources_fk" FOREIGN KEY ("monitored_resources_id") REFERENCES "public"."monitored_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_monitored_servers_fk" FOREIGN KEY ("monitored_servers_id") REFERENCES "public"."monitored_servers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_usage_samples_fk" FOREIGN KEY ("usage_samples_id") REFERENCES "public"."usage_samples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tech_docs_fk" FOREIGN KEY ("tech_docs_id") REFERENCES "public"."tech_docs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("alerts_id");
  CREATE INDEX "payload_locked_documents_rels_monitored_services_id_idx" ON "payload_locked_documents_rels" USING btree ("monitored_services_id");
  CREATE INDEX "payload_locked_documents_rels_monitored_resources_id_idx" ON "payload_locked_documents_rels" USING btree ("monitored_resources_id");
  CREATE INDEX "payload_locked_documents_rels_monitored_servers_id_idx" ON "payload_locked_documents_rels" USING btree ("monitored_servers_id");
  CREATE INDEX "payload_locked_documents_rels_usage_samples_id_idx" ON "payload_locked_documents_rels" USING btree ("usage_samples_id");
  CREATE INDEX "payload_locked_documents_rels_tech_docs_id_idx" ON "payload_locked_documents_rels" USING btree ("tech_docs_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "alerts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "monitored_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "monitored_resources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "monitored_servers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "usage_samples" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tech_docs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "monitored_services" CASCADE;
  DROP TABLE "monitored_resources" CASCADE;
  DROP TABLE "monitored_servers" CASCADE;
  DROP TABLE "usage_samples" CASCADE;
  DROP TABLE "tech_docs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alerts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_monitored_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_monitored_resources_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_monitored_servers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_usage_samples_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tech_docs_fk";
  
  DROP INDEX "payload_locked_documents_rels_alerts_id_idx";
  DROP INDEX "payload_locked_documents_rels_monitored_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_monitored_resources_id_idx";
  DROP INDEX "payload_locked_documents_rels_monitored_servers_id_idx";
  DROP INDEX "payload_locked_documents_rels_usage_samples_id_idx";
  DROP INDEX "payload_locked_documents_rels_tech_docs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alerts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "monitored_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "monitored_resources_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "monitored_servers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "usage_samples_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tech_docs_id";
  DROP TYPE "public"."enum_alerts_severity";
  DROP TYPE "public"."enum_monitored_services_area";
  DROP TYPE "public"."enum_monitored_servers_status";`)
}
