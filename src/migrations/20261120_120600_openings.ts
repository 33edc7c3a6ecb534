import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_careers_page_openings_position" AS ENUM('Network Engineer', 'Network Administrator', 'Systems Engineer', 'Fiber Optic Technician', 'Network Technician', 'Structured Cabling Specialist', 'Network Architect', 'IT Support Specialist', 'Security Specialist', 'Other');
  CREATE TYPE "public"."enum_careers_page_openings_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN');
  CREATE TYPE "public"."enum__careers_page_v_version_openings_position" AS ENUM('Network Engineer', 'Network Administrator', 'Systems Engineer', 'Fiber Optic Technician', 'Network Technician', 'Structured Cabling Specialist', 'Network Architect', 'IT Support Specialist', 'Security Specialist', 'Other');
  CREATE TYPE "public"."enum__careers_page_v_version_openings_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN');
  CREATE TABLE "careers_page_openings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" "enum_careers_page_openings_position",
  	"location" varchar NOT NULL,
  	"employment_type" "enum_careers_page_openings_employment_type" DEFAULT 'FULL_TIME' NOT NULL,
  	"posted_on" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"description" varchar NOT NULL,
  	"salary_from" numeric,
  	"salary_to" numeric
  );
  
  CREATE TABLE "_careers_page_v_version_openings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" "enum__careers_page_v_version_openings_position",
  	"location" varchar NOT NULL,
  	"employment_type" "enum__careers_page_v_version_openings_employment_type" DEFAULT 'FULL_TIME' NOT NULL,
  	"posted_on" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"description" varchar NOT NULL,
  	"salary_from" numeric,
  	"salary_to" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "careers_page_openings" ADD CONSTRAINT "careers_page_openings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_openings" ADD CONSTRAINT "_careers_page_v_version_openings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "careers_page_openings_order_idx" ON "careers_page_openings" USING btree ("_order");
  CREATE INDEX "careers_page_openings_parent_id_idx" ON "careers_page_openings" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_openings_order_idx" ON "_careers_page_v_version_openings" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_openings_parent_id_idx" ON "_careers_page_v_version_openings" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "careers_page_openings" CASCADE;
  DROP TABLE "_careers_page_v_version_openings" CASCADE;
  DROP TYPE "public"."enum_careers_page_openings_position";
  DROP TYPE "public"."enum_careers_page_openings_employment_type";
  DROP TYPE "public"."enum__careers_page_v_version_openings_position";
  DROP TYPE "public"."enum__careers_page_v_version_openings_employment_type";`)
}
