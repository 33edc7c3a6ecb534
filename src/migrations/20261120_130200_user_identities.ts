import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "user_identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"provider" varchar NOT NULL,
  	"issuer" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "user_identities_id" integer;
  ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "user_identities_user_idx" ON "user_identities" USING btree ("user_id");
  CREATE INDEX "user_identities_updated_at_idx" ON "user_identities" USING btree ("updated_at");
  CREATE INDEX "user_identities_created_at_idx" ON "user_identities" USING btree ("created_at");
  CREATE UNIQUE INDEX "issuer_subject_idx" ON "user_identities" USING btree ("issuer","subject");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_identities_fk" FOREIGN KEY ("user_identities_id") REFERENCES "public"."user_identities"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_user_identities_id_idx" ON "payload_locked_documents_rels" USING btree ("user_identities_id");
  -- Tables that are no collections: by which device each session is used, mails that a person does without, and accounts
  -- whose password nobody has chosen. They go with their user.
  CREATE TABLE "user_session_details" (
  	"session_id" varchar PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  	"user_agent" varchar NOT NULL,
  	"address" varchar,
  	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "user_session_details_user_idx" ON "user_session_details" ("user_id");
  CREATE TABLE "user_preferences" (
  	"user_id" integer PRIMARY KEY NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  	"unwanted_mails" text[] DEFAULT '{}' NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "user_placeholder_passwords" (
  	"user_id" integer PRIMARY KEY NOT NULL REFERENCES "users"("id") ON DELETE cascade,
  	"salt" varchar NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "user_identities" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "user_identities" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_user_identities_fk";
  
  DROP INDEX "payload_locked_documents_rels_user_identities_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "user_identities_id";
  DROP TABLE "user_placeholder_passwords";
  DROP TABLE "user_preferences";
  DROP TABLE "user_session_details";`)
}
