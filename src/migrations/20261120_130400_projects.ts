import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "project_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"owner_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"date" timestamp(3) with time zone NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "project_milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"owner_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"order" numeric DEFAULT 1 NOT NULL,
  	"due_date" timestamp(3) with time zone,
  	"done_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "project_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"owner_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"is_staff" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "project_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer,
  	"owner_id" integer,
  	"file_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"uploaded_by_id" integer,
  	"uploader_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_updates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_milestones_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_comments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_files_id" integer;
  ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_updates" ADD CONSTRAINT "project_updates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_milestones" ADD CONSTRAINT "project_milestones_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_client_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."client_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_files" ADD CONSTRAINT "project_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_files" ADD CONSTRAINT "project_files_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "project_updates_project_idx" ON "project_updates" USING btree ("project_id");
  CREATE INDEX "project_updates_owner_idx" ON "project_updates" USING btree ("owner_id");
  CREATE INDEX "project_updates_date_idx" ON "project_updates" USING btree ("date");
  CREATE INDEX "project_updates_author_idx" ON "project_updates" USING btree ("author_id");
  CREATE INDEX "project_updates_updated_at_idx" ON "project_updates" USING btree ("updated_at");
  CREATE INDEX "project_updates_created_at_idx" ON "project_updates" USING btree ("created_at");
  CREATE INDEX "project_milestones_project_idx" ON "project_milestones" USING btree ("project_id");
  CREATE INDEX "project_milestones_owner_idx" ON "project_milestones" USING btree ("owner_id");
  CREATE INDEX "project_milestones_updated_at_idx" ON "project_milestones" USING btree ("updated_at");
  CREATE INDEX "project_milestones_created_at_idx" ON "project_milestones" USING btree ("created_at");
  CREATE INDEX "project_comments_project_idx" ON "project_comments" USING btree ("project_id");
  CREATE INDEX "project_comments_owner_idx" ON "project_comments" USING btree ("owner_id");
  CREATE INDEX "project_comments_author_idx" ON "project_comments" USING btree ("author_id");
  CREATE INDEX "project_comments_updated_at_idx" ON "project_comments" USING btree ("updated_at");
  CREATE INDEX "project_comments_created_at_idx" ON "project_comments" USING btree ("created_at");
  CREATE INDEX "project_files_project_idx" ON "project_files" USING btree ("project_id");
  CREATE INDEX "project_files_owner_idx" ON "project_files" USING btree ("owner_id");
  CREATE UNIQUE INDEX "project_files_file_id_idx" ON "project_files" USING btree ("file_id");
  CREATE INDEX "project_files_uploaded_by_idx" ON "project_files" USING btree ("uploaded_by_id");
  CREATE INDEX "project_files_updated_at_idx" ON "project_files" USING btree ("updated_at");
  CREATE INDEX "project_files_created_at_idx" ON "project_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_updates_fk" FOREIGN KEY ("project_updates_id") REFERENCES "public"."project_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_milestones_fk" FOREIGN KEY ("project_milestones_id") REFERENCES "public"."project_milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_comments_fk" FOREIGN KEY ("project_comments_id") REFERENCES "public"."project_comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_files_fk" FOREIGN KEY ("project_files_id") REFERENCES "public"."project_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_project_updates_id_idx" ON "payload_locked_documents_rels" USING btree ("project_updates_id");
  CREATE INDEX "payload_locked_documents_rels_project_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("project_milestones_id");
  CREATE INDEX "payload_locked_documents_rels_project_comments_id_idx" ON "payload_locked_documents_rels" USING btree ("project_comments_id");
  CREATE INDEX "payload_locked_documents_rels_project_files_id_idx" ON "payload_locked_documents_rels" USING btree ("project_files_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "project_updates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_milestones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "project_updates" CASCADE;
  DROP TABLE "project_milestones" CASCADE;
  DROP TABLE "project_comments" CASCADE;
  DROP TABLE "project_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_updates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_milestones_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_comments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_project_updates_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_milestones_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_comments_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_updates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_milestones_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_comments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_files_id";`)
}
