import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('client', 'editor', 'sales', 'admin');
  CREATE TYPE "public"."enum_content_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_strand" AS ENUM('blue', 'orange', 'green', 'brown', 'slate', 'white', 'red', 'black', 'yellow', 'violet', 'rose', 'aqua');
  CREATE TYPE "public"."enum_rfq_requests_service_type" AS ENUM('network', 'infrastructure', 'datacenter', 'managed', 'noc', 'hardware', 'other');
  CREATE TYPE "public"."enum_rfq_requests_timeline" AS ENUM('immediate', 'soon', 'quarter', 'sixmonths', 'planning');
  CREATE TYPE "public"."enum_rfq_requests_budget" AS ENUM('under10k', '10k-50k', '50k-100k', '100k-500k', 'over500k', 'tbd');
  CREATE TYPE "public"."enum_rfq_requests_status" AS ENUM('pending', 'in_progress', 'completed', 'rejected');
  CREATE TYPE "public"."enum_rfq_events_from" AS ENUM('pending', 'in_progress', 'completed', 'rejected');
  CREATE TYPE "public"."enum_rfq_events_to" AS ENUM('pending', 'in_progress', 'completed', 'rejected');
  CREATE TYPE "public"."enum_rfq_files_kind" AS ENUM('document', 'floorPlan');
  CREATE TYPE "public"."enum_career_applications_position" AS ENUM('Network Engineer', 'Network Administrator', 'Systems Engineer', 'Fiber Optic Technician', 'Network Technician', 'Structured Cabling Specialist', 'Network Architect', 'IT Support Specialist', 'Security Specialist', 'Other');
  CREATE TYPE "public"."enum_career_applications_experience" AS ENUM('Entry Level (0-2 years)', 'Mid-Level (3-5 years)', 'Senior (6-10 years)', 'Expert (10+ years)');
  CREATE TYPE "public"."enum_outbound_emails_status" AS ENUM('queued', 'retrying', 'sent', 'failed');
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"company" varchar,
  	"role" "enum_users_role" DEFAULT 'client' NOT NULL,
  	"two_factor_enabled" boolean DEFAULT false,
  	"two_factor_secret" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"username" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"content" jsonb,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_content_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_content_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_content" jsonb,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__content_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "content_elements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"element_id" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"page_id" varchar DEFAULT 'default' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_content_elements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_element_id" varchar NOT NULL,
  	"version_content" jsonb NOT NULL,
  	"version_page_id" varchar DEFAULT 'default' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "services_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"short_description" varchar NOT NULL,
  	"description" jsonb NOT NULL,
  	"illustration_id" integer,
  	"image_url" varchar,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"show_on_home" boolean DEFAULT true,
  	"is_new" boolean DEFAULT false,
  	"strand" "enum_services_strand" DEFAULT 'blue' NOT NULL,
  	"href" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"avatar_id" integer,
  	"avatar_url" varchar,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "rfq_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"service_type" "enum_rfq_requests_service_type" NOT NULL,
  	"project_description" varchar NOT NULL,
  	"scope_of_work" varchar,
  	"timeline" "enum_rfq_requests_timeline",
  	"budget" "enum_rfq_requests_budget",
  	"newsletter" boolean DEFAULT false,
  	"status" "enum_rfq_requests_status" DEFAULT 'pending' NOT NULL,
  	"quote_amount" numeric,
  	"quote_generated_at" timestamp(3) with time zone,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rfq_requests_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "rfq_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"from" "enum_rfq_events_from",
  	"to" "enum_rfq_events_to" NOT NULL,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rfq_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"kind" "enum_rfq_files_kind" NOT NULL,
  	"request_id" integer,
  	"uploaded_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"company" varchar,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "career_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"position" "enum_career_applications_position" NOT NULL,
  	"experience" "enum_career_applications_experience" NOT NULL,
  	"skillset" varchar NOT NULL,
  	"resume" varchar,
  	"message" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "outbound_emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"status" "enum_outbound_emails_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "client_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"status" varchar DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "backstage_plugins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"enabled" boolean DEFAULT true NOT NULL,
  	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"content_pages_id" integer,
  	"content_elements_id" integer,
  	"services_id" integer,
  	"testimonials_id" integer,
  	"media_id" integer,
  	"rfq_requests_id" integer,
  	"rfq_events_id" integer,
  	"rfq_files_id" integer,
  	"contact_messages_id" integer,
  	"career_applications_id" integer,
  	"outbound_emails_id" integer,
  	"client_projects_id" integer,
  	"backstage_plugins_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "site_settings_operations_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "site_settings_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"street" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"zip" varchar NOT NULL,
  	"phone" varchar,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL
  );
  
  CREATE TABLE "site_settings_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"detail" varchar
  );
  
  CREATE TABLE "site_settings_certifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "site_settings_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"bio" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"footer_note" varchar,
  	"service_hours" varchar,
  	"rfq_is_offline" boolean DEFAULT false,
  	"rfq_url" varchar DEFAULT '/rfq' NOT NULL,
  	"app_is_offline" boolean DEFAULT false,
  	"app_url" varchar DEFAULT '/portal' NOT NULL,
  	"rfq_recipient" varchar NOT NULL,
  	"contact_recipient" varchar NOT NULL,
  	"careers_recipient" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_pages_v" ADD CONSTRAINT "_content_pages_v_parent_id_content_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_elements_v" ADD CONSTRAINT "_content_elements_v_parent_id_content_elements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_elements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_benefits" ADD CONSTRAINT "services_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_faq" ADD CONSTRAINT "services_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_illustration_id_media_id_fk" FOREIGN KEY ("illustration_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rfq_requests" ADD CONSTRAINT "rfq_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rfq_requests_texts" ADD CONSTRAINT "rfq_requests_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rfq_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rfq_events" ADD CONSTRAINT "rfq_events_request_id_rfq_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."rfq_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rfq_events" ADD CONSTRAINT "rfq_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rfq_files" ADD CONSTRAINT "rfq_files_request_id_rfq_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."rfq_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rfq_files" ADD CONSTRAINT "rfq_files_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "client_projects" ADD CONSTRAINT "client_projects_user_id_id_users_id_fk" FOREIGN KEY ("user_id_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_pages_fk" FOREIGN KEY ("content_pages_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_elements_fk" FOREIGN KEY ("content_elements_id") REFERENCES "public"."content_elements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rfq_requests_fk" FOREIGN KEY ("rfq_requests_id") REFERENCES "public"."rfq_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rfq_events_fk" FOREIGN KEY ("rfq_events_id") REFERENCES "public"."rfq_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rfq_files_fk" FOREIGN KEY ("rfq_files_id") REFERENCES "public"."rfq_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_career_applications_fk" FOREIGN KEY ("career_applications_id") REFERENCES "public"."career_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbound_emails_fk" FOREIGN KEY ("outbound_emails_id") REFERENCES "public"."outbound_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_projects_fk" FOREIGN KEY ("client_projects_id") REFERENCES "public"."client_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_backstage_plugins_fk" FOREIGN KEY ("backstage_plugins_id") REFERENCES "public"."backstage_plugins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_emails" ADD CONSTRAINT "site_settings_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_operations_areas" ADD CONSTRAINT "site_settings_operations_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices" ADD CONSTRAINT "site_settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_hours" ADD CONSTRAINT "site_settings_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_facts" ADD CONSTRAINT "site_settings_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_certifications" ADD CONSTRAINT "site_settings_certifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_team" ADD CONSTRAINT "site_settings_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_partners" ADD CONSTRAINT "site_settings_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE UNIQUE INDEX "content_pages_slug_idx" ON "content_pages" USING btree ("slug");
  CREATE INDEX "content_pages_published_at_idx" ON "content_pages" USING btree ("published_at");
  CREATE INDEX "content_pages_updated_at_idx" ON "content_pages" USING btree ("updated_at");
  CREATE INDEX "content_pages_created_at_idx" ON "content_pages" USING btree ("created_at");
  CREATE INDEX "content_pages__status_idx" ON "content_pages" USING btree ("_status");
  CREATE INDEX "_content_pages_v_parent_idx" ON "_content_pages_v" USING btree ("parent_id");
  CREATE INDEX "_content_pages_v_version_version_slug_idx" ON "_content_pages_v" USING btree ("version_slug");
  CREATE INDEX "_content_pages_v_version_version_published_at_idx" ON "_content_pages_v" USING btree ("version_published_at");
  CREATE INDEX "_content_pages_v_version_version_updated_at_idx" ON "_content_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_pages_v_version_version_created_at_idx" ON "_content_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_content_pages_v_version_version__status_idx" ON "_content_pages_v" USING btree ("version__status");
  CREATE INDEX "_content_pages_v_created_at_idx" ON "_content_pages_v" USING btree ("created_at");
  CREATE INDEX "_content_pages_v_updated_at_idx" ON "_content_pages_v" USING btree ("updated_at");
  CREATE INDEX "_content_pages_v_latest_idx" ON "_content_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "content_elements_element_id_idx" ON "content_elements" USING btree ("element_id");
  CREATE INDEX "content_elements_page_id_idx" ON "content_elements" USING btree ("page_id");
  CREATE INDEX "content_elements_updated_at_idx" ON "content_elements" USING btree ("updated_at");
  CREATE INDEX "content_elements_created_at_idx" ON "content_elements" USING btree ("created_at");
  CREATE INDEX "_content_elements_v_parent_idx" ON "_content_elements_v" USING btree ("parent_id");
  CREATE INDEX "_content_elements_v_version_version_element_id_idx" ON "_content_elements_v" USING btree ("version_element_id");
  CREATE INDEX "_content_elements_v_version_version_page_id_idx" ON "_content_elements_v" USING btree ("version_page_id");
  CREATE INDEX "_content_elements_v_version_version_updated_at_idx" ON "_content_elements_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_elements_v_version_version_created_at_idx" ON "_content_elements_v" USING btree ("version_created_at");
  CREATE INDEX "_content_elements_v_created_at_idx" ON "_content_elements_v" USING btree ("created_at");
  CREATE INDEX "_content_elements_v_updated_at_idx" ON "_content_elements_v" USING btree ("updated_at");
  CREATE INDEX "services_benefits_order_idx" ON "services_benefits" USING btree ("_order");
  CREATE INDEX "services_benefits_parent_id_idx" ON "services_benefits" USING btree ("_parent_id");
  CREATE INDEX "services_faq_order_idx" ON "services_faq" USING btree ("_order");
  CREATE INDEX "services_faq_parent_id_idx" ON "services_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_illustration_idx" ON "services" USING btree ("illustration_id");
  CREATE INDEX "services_position_idx" ON "services" USING btree ("position");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "testimonials_avatar_idx" ON "testimonials" USING btree ("avatar_id");
  CREATE INDEX "testimonials_position_idx" ON "testimonials" USING btree ("position");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "rfq_requests_full_name_idx" ON "rfq_requests" USING btree ("full_name");
  CREATE INDEX "rfq_requests_company_idx" ON "rfq_requests" USING btree ("company");
  CREATE INDEX "rfq_requests_email_idx" ON "rfq_requests" USING btree ("email");
  CREATE INDEX "rfq_requests_service_type_idx" ON "rfq_requests" USING btree ("service_type");
  CREATE INDEX "rfq_requests_status_idx" ON "rfq_requests" USING btree ("status");
  CREATE INDEX "rfq_requests_user_idx" ON "rfq_requests" USING btree ("user_id");
  CREATE INDEX "rfq_requests_updated_at_idx" ON "rfq_requests" USING btree ("updated_at");
  CREATE INDEX "rfq_requests_created_at_idx" ON "rfq_requests" USING btree ("created_at");
  CREATE INDEX "status_createdAt_idx" ON "rfq_requests" USING btree ("status","created_at");
  CREATE INDEX "rfq_requests_texts_order_parent" ON "rfq_requests_texts" USING btree ("order","parent_id");
  CREATE INDEX "rfq_events_request_idx" ON "rfq_events" USING btree ("request_id");
  CREATE INDEX "rfq_events_by_idx" ON "rfq_events" USING btree ("by_id");
  CREATE INDEX "rfq_events_updated_at_idx" ON "rfq_events" USING btree ("updated_at");
  CREATE INDEX "rfq_events_created_at_idx" ON "rfq_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "rfq_files_file_id_idx" ON "rfq_files" USING btree ("file_id");
  CREATE INDEX "rfq_files_request_idx" ON "rfq_files" USING btree ("request_id");
  CREATE INDEX "rfq_files_uploaded_by_idx" ON "rfq_files" USING btree ("uploaded_by_id");
  CREATE INDEX "rfq_files_updated_at_idx" ON "rfq_files" USING btree ("updated_at");
  CREATE INDEX "rfq_files_created_at_idx" ON "rfq_files" USING btree ("created_at");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "career_applications_email_idx" ON "career_applications" USING btree ("email");
  CREATE INDEX "career_applications_position_idx" ON "career_applications" USING btree ("position");
  CREATE INDEX "career_applications_updated_at_idx" ON "career_applications" USING btree ("updated_at");
  CREATE INDEX "career_applications_created_at_idx" ON "career_applications" USING btree ("created_at");
  CREATE INDEX "outbound_emails_status_idx" ON "outbound_emails" USING btree ("status");
  CREATE UNIQUE INDEX "outbound_emails_message_id_idx" ON "outbound_emails" USING btree ("message_id");
  CREATE INDEX "outbound_emails_updated_at_idx" ON "outbound_emails" USING btree ("updated_at");
  CREATE INDEX "outbound_emails_created_at_idx" ON "outbound_emails" USING btree ("created_at");
  CREATE INDEX "client_projects_user_id_idx" ON "client_projects" USING btree ("user_id_id");
  CREATE INDEX "client_projects_status_idx" ON "client_projects" USING btree ("status");
  CREATE INDEX "client_projects_updated_at_idx" ON "client_projects" USING btree ("updated_at");
  CREATE INDEX "client_projects_created_at_idx" ON "client_projects" USING btree ("created_at");
  CREATE INDEX "userId_createdAt_idx" ON "client_projects" USING btree ("user_id_id","created_at");
  CREATE UNIQUE INDEX "backstage_plugins_name_idx" ON "backstage_plugins" USING btree ("name");
  CREATE INDEX "backstage_plugins_updated_at_idx" ON "backstage_plugins" USING btree ("updated_at");
  CREATE INDEX "backstage_plugins_created_at_idx" ON "backstage_plugins" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_content_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("content_pages_id");
  CREATE INDEX "payload_locked_documents_rels_content_elements_id_idx" ON "payload_locked_documents_rels" USING btree ("content_elements_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_rfq_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("rfq_requests_id");
  CREATE INDEX "payload_locked_documents_rels_rfq_events_id_idx" ON "payload_locked_documents_rels" USING btree ("rfq_events_id");
  CREATE INDEX "payload_locked_documents_rels_rfq_files_id_idx" ON "payload_locked_documents_rels" USING btree ("rfq_files_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_career_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("career_applications_id");
  CREATE INDEX "payload_locked_documents_rels_outbound_emails_id_idx" ON "payload_locked_documents_rels" USING btree ("outbound_emails_id");
  CREATE INDEX "payload_locked_documents_rels_client_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("client_projects_id");
  CREATE INDEX "payload_locked_documents_rels_backstage_plugins_id_idx" ON "payload_locked_documents_rels" USING btree ("backstage_plugins_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_emails_order_idx" ON "site_settings_emails" USING btree ("_order");
  CREATE INDEX "site_settings_emails_parent_id_idx" ON "site_settings_emails" USING btree ("_parent_id");
  CREATE INDEX "site_settings_operations_areas_order_idx" ON "site_settings_operations_areas" USING btree ("_order");
  CREATE INDEX "site_settings_operations_areas_parent_id_idx" ON "site_settings_operations_areas" USING btree ("_parent_id");
  CREATE INDEX "site_settings_offices_order_idx" ON "site_settings_offices" USING btree ("_order");
  CREATE INDEX "site_settings_offices_parent_id_idx" ON "site_settings_offices" USING btree ("_parent_id");
  CREATE INDEX "site_settings_hours_order_idx" ON "site_settings_hours" USING btree ("_order");
  CREATE INDEX "site_settings_hours_parent_id_idx" ON "site_settings_hours" USING btree ("_parent_id");
  CREATE INDEX "site_settings_facts_order_idx" ON "site_settings_facts" USING btree ("_order");
  CREATE INDEX "site_settings_facts_parent_id_idx" ON "site_settings_facts" USING btree ("_parent_id");
  CREATE INDEX "site_settings_certifications_order_idx" ON "site_settings_certifications" USING btree ("_order");
  CREATE INDEX "site_settings_certifications_parent_id_idx" ON "site_settings_certifications" USING btree ("_parent_id");
  CREATE INDEX "site_settings_team_order_idx" ON "site_settings_team" USING btree ("_order");
  CREATE INDEX "site_settings_team_parent_id_idx" ON "site_settings_team" USING btree ("_parent_id");
  CREATE INDEX "site_settings_partners_order_idx" ON "site_settings_partners" USING btree ("_order");
  CREATE INDEX "site_settings_partners_parent_id_idx" ON "site_settings_partners" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "content_pages" CASCADE;
  DROP TABLE "_content_pages_v" CASCADE;
  DROP TABLE "content_elements" CASCADE;
  DROP TABLE "_content_elements_v" CASCADE;
  DROP TABLE "services_benefits" CASCADE;
  DROP TABLE "services_faq" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "rfq_requests" CASCADE;
  DROP TABLE "rfq_requests_texts" CASCADE;
  DROP TABLE "rfq_events" CASCADE;
  DROP TABLE "rfq_files" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "career_applications" CASCADE;
  DROP TABLE "outbound_emails" CASCADE;
  DROP TABLE "client_projects" CASCADE;
  DROP TABLE "backstage_plugins" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_emails" CASCADE;
  DROP TABLE "site_settings_operations_areas" CASCADE;
  DROP TABLE "site_settings_offices" CASCADE;
  DROP TABLE "site_settings_hours" CASCADE;
  DROP TABLE "site_settings_facts" CASCADE;
  DROP TABLE "site_settings_certifications" CASCADE;
  DROP TABLE "site_settings_team" CASCADE;
  DROP TABLE "site_settings_partners" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_content_pages_status";
  DROP TYPE "public"."enum__content_pages_v_version_status";
  DROP TYPE "public"."enum_services_strand";
  DROP TYPE "public"."enum_rfq_requests_service_type";
  DROP TYPE "public"."enum_rfq_requests_timeline";
  DROP TYPE "public"."enum_rfq_requests_budget";
  DROP TYPE "public"."enum_rfq_requests_status";
  DROP TYPE "public"."enum_rfq_events_from";
  DROP TYPE "public"."enum_rfq_events_to";
  DROP TYPE "public"."enum_rfq_files_kind";
  DROP TYPE "public"."enum_career_applications_position";
  DROP TYPE "public"."enum_career_applications_experience";
  DROP TYPE "public"."enum_outbound_emails_status";`)
}
