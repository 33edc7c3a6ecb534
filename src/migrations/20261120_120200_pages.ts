import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "fiber_page_why" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "fiber_page_osp_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "fiber_page_isp_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "fiber_page_standards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "fiber_page_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar NOT NULL
  );
  
  CREATE TABLE "fiber_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"intro" varchar NOT NULL,
  	"why_title" varchar NOT NULL,
  	"osp_title" varchar NOT NULL,
  	"osp_intro" varchar NOT NULL,
  	"osp_picture_id" integer,
  	"isp_title" varchar NOT NULL,
  	"isp_intro" varchar NOT NULL,
  	"isp_picture_id" integer,
  	"closing_title" varchar NOT NULL,
  	"closing_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_fiber_page_v_version_why" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fiber_page_v_version_osp_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fiber_page_v_version_isp_works" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fiber_page_v_version_standards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fiber_page_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fiber_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_intro" varchar NOT NULL,
  	"version_why_title" varchar NOT NULL,
  	"version_osp_title" varchar NOT NULL,
  	"version_osp_intro" varchar NOT NULL,
  	"version_osp_picture_id" integer,
  	"version_isp_title" varchar NOT NULL,
  	"version_isp_intro" varchar NOT NULL,
  	"version_isp_picture_id" integer,
  	"version_closing_title" varchar NOT NULL,
  	"version_closing_text" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_page_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL
  );
  
  CREATE TABLE "contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"intro" varchar NOT NULL,
  	"join_title" varchar NOT NULL,
  	"join_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_page_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_intro" varchar NOT NULL,
  	"version_join_title" varchar NOT NULL,
  	"version_join_text" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "careers_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"intro" varchar NOT NULL,
  	"form_note" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_careers_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_intro" varchar NOT NULL,
  	"version_form_note" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "fiber_page_why" ADD CONSTRAINT "fiber_page_why_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fiber_page_osp_works" ADD CONSTRAINT "fiber_page_osp_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fiber_page_isp_works" ADD CONSTRAINT "fiber_page_isp_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fiber_page_standards" ADD CONSTRAINT "fiber_page_standards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fiber_page_gallery" ADD CONSTRAINT "fiber_page_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fiber_page_gallery" ADD CONSTRAINT "fiber_page_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fiber_page" ADD CONSTRAINT "fiber_page_osp_picture_id_media_id_fk" FOREIGN KEY ("osp_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fiber_page" ADD CONSTRAINT "fiber_page_isp_picture_id_media_id_fk" FOREIGN KEY ("isp_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_why" ADD CONSTRAINT "_fiber_page_v_version_why_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_osp_works" ADD CONSTRAINT "_fiber_page_v_version_osp_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_isp_works" ADD CONSTRAINT "_fiber_page_v_version_isp_works_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_standards" ADD CONSTRAINT "_fiber_page_v_version_standards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_gallery" ADD CONSTRAINT "_fiber_page_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_gallery" ADD CONSTRAINT "_fiber_page_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v" ADD CONSTRAINT "_fiber_page_v_version_osp_picture_id_media_id_fk" FOREIGN KEY ("version_osp_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fiber_page_v" ADD CONSTRAINT "_fiber_page_v_version_isp_picture_id_media_id_fk" FOREIGN KEY ("version_isp_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_page_faq" ADD CONSTRAINT "contact_page_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_version_faq" ADD CONSTRAINT "_contact_page_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_points" ADD CONSTRAINT "careers_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_points" ADD CONSTRAINT "_careers_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fiber_page_why_order_idx" ON "fiber_page_why" USING btree ("_order");
  CREATE INDEX "fiber_page_why_parent_id_idx" ON "fiber_page_why" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_osp_works_order_idx" ON "fiber_page_osp_works" USING btree ("_order");
  CREATE INDEX "fiber_page_osp_works_parent_id_idx" ON "fiber_page_osp_works" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_isp_works_order_idx" ON "fiber_page_isp_works" USING btree ("_order");
  CREATE INDEX "fiber_page_isp_works_parent_id_idx" ON "fiber_page_isp_works" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_standards_order_idx" ON "fiber_page_standards" USING btree ("_order");
  CREATE INDEX "fiber_page_standards_parent_id_idx" ON "fiber_page_standards" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_gallery_order_idx" ON "fiber_page_gallery" USING btree ("_order");
  CREATE INDEX "fiber_page_gallery_parent_id_idx" ON "fiber_page_gallery" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_gallery_picture_idx" ON "fiber_page_gallery" USING btree ("picture_id");
  CREATE INDEX "fiber_page_osp_picture_idx" ON "fiber_page" USING btree ("osp_picture_id");
  CREATE INDEX "fiber_page_isp_picture_idx" ON "fiber_page" USING btree ("isp_picture_id");
  CREATE INDEX "_fiber_page_v_version_why_order_idx" ON "_fiber_page_v_version_why" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_why_parent_id_idx" ON "_fiber_page_v_version_why" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_osp_works_order_idx" ON "_fiber_page_v_version_osp_works" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_osp_works_parent_id_idx" ON "_fiber_page_v_version_osp_works" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_isp_works_order_idx" ON "_fiber_page_v_version_isp_works" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_isp_works_parent_id_idx" ON "_fiber_page_v_version_isp_works" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_standards_order_idx" ON "_fiber_page_v_version_standards" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_standards_parent_id_idx" ON "_fiber_page_v_version_standards" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_gallery_order_idx" ON "_fiber_page_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_gallery_parent_id_idx" ON "_fiber_page_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_gallery_picture_idx" ON "_fiber_page_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_fiber_page_v_version_version_osp_picture_idx" ON "_fiber_page_v" USING btree ("version_osp_picture_id");
  CREATE INDEX "_fiber_page_v_version_version_isp_picture_idx" ON "_fiber_page_v" USING btree ("version_isp_picture_id");
  CREATE INDEX "_fiber_page_v_created_at_idx" ON "_fiber_page_v" USING btree ("created_at");
  CREATE INDEX "_fiber_page_v_updated_at_idx" ON "_fiber_page_v" USING btree ("updated_at");
  CREATE INDEX "contact_page_faq_order_idx" ON "contact_page_faq" USING btree ("_order");
  CREATE INDEX "contact_page_faq_parent_id_idx" ON "contact_page_faq" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_version_faq_order_idx" ON "_contact_page_v_version_faq" USING btree ("_order");
  CREATE INDEX "_contact_page_v_version_faq_parent_id_idx" ON "_contact_page_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "careers_page_points_order_idx" ON "careers_page_points" USING btree ("_order");
  CREATE INDEX "careers_page_points_parent_id_idx" ON "careers_page_points" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_points_order_idx" ON "_careers_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_points_parent_id_idx" ON "_careers_page_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "fiber_page_why" CASCADE;
  DROP TABLE "fiber_page_osp_works" CASCADE;
  DROP TABLE "fiber_page_isp_works" CASCADE;
  DROP TABLE "fiber_page_standards" CASCADE;
  DROP TABLE "fiber_page_gallery" CASCADE;
  DROP TABLE "fiber_page" CASCADE;
  DROP TABLE "_fiber_page_v_version_why" CASCADE;
  DROP TABLE "_fiber_page_v_version_osp_works" CASCADE;
  DROP TABLE "_fiber_page_v_version_isp_works" CASCADE;
  DROP TABLE "_fiber_page_v_version_standards" CASCADE;
  DROP TABLE "_fiber_page_v_version_gallery" CASCADE;
  DROP TABLE "_fiber_page_v" CASCADE;
  DROP TABLE "contact_page_faq" CASCADE;
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "_contact_page_v_version_faq" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "careers_page_points" CASCADE;
  DROP TABLE "careers_page" CASCADE;
  DROP TABLE "_careers_page_v_version_points" CASCADE;
  DROP TABLE "_careers_page_v" CASCADE;`)
}
