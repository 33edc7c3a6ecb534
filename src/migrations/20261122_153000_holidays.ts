import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_opening_times_weekday" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_site_settings_kept_holidays" AS ENUM('new_year', 'king', 'washington', 'memorial', 'juneteenth', 'independence', 'labor', 'columbus', 'veterans', 'thanksgiving', 'christmas');
  CREATE TABLE "site_settings_opening_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_site_settings_opening_times_weekday" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_kept_holidays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_kept_holidays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  ALTER TABLE "site_settings_opening_times" ADD CONSTRAINT "site_settings_opening_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_kept_holidays" ADD CONSTRAINT "site_settings_kept_holidays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_closed_days" ADD CONSTRAINT "site_settings_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_opening_times_order_idx" ON "site_settings_opening_times" USING btree ("_order");
  CREATE INDEX "site_settings_opening_times_parent_id_idx" ON "site_settings_opening_times" USING btree ("_parent_id");
  CREATE INDEX "site_settings_kept_holidays_order_idx" ON "site_settings_kept_holidays" USING btree ("order");
  CREATE INDEX "site_settings_kept_holidays_parent_idx" ON "site_settings_kept_holidays" USING btree ("parent_id");
  CREATE INDEX "site_settings_closed_days_order_idx" ON "site_settings_closed_days" USING btree ("_order");
  CREATE INDEX "site_settings_closed_days_parent_id_idx" ON "site_settings_closed_days" USING btree ("_parent_id");
  -- What was answered in a period, for the figures of sales.
  CREATE INDEX "quotes_answered_idx" ON "quotes" USING btree ("answered_at") WHERE "answered_at" IS NOT NULL;
  -- When a request was answered first.
  CREATE INDEX "quotes_sent_idx" ON "quotes" USING btree ("request_id","sent_at") WHERE "sent_at" IS NOT NULL;
  CREATE INDEX "rfq_events_answer_idx" ON "rfq_events" USING btree ("request_id","created_at") WHERE "kind" = 'status' AND "from" = 'pending';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "quotes_answered_idx", "quotes_sent_idx", "rfq_events_answer_idx";
  DROP TABLE "site_settings_opening_times" CASCADE;
  DROP TABLE "site_settings_kept_holidays" CASCADE;
  DROP TABLE "site_settings_closed_days" CASCADE;
  DROP TYPE "public"."enum_site_settings_opening_times_weekday";
  DROP TYPE "public"."enum_site_settings_kept_holidays";`)
}
