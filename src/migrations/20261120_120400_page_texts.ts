import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What was a field of a page's record and is an element now: record, column, element. */
const moved = [
  ['contact_page', 'title', 'contact-title'],
  ['contact_page', 'intro', 'contact-intro'],
  ['contact_page', 'join_title', 'contact-join-title'],
  ['contact_page', 'join_text', 'contact-join-text'],
  ['careers_page', 'title', 'careers-title'],
  ['careers_page', 'intro', 'careers-intro'],
  ['careers_page', 'form_note', 'careers-form-note'],
  ['fiber_page', 'title', 'fiber-title'],
  ['fiber_page', 'intro', 'fiber-intro'],
  ['fiber_page', 'why_title', 'fiber-why-title'],
  ['fiber_page', 'osp_title', 'fiber-osp-title'],
  ['fiber_page', 'osp_intro', 'fiber-osp-intro'],
  ['fiber_page', 'isp_title', 'fiber-isp-title'],
  ['fiber_page', 'isp_intro', 'fiber-isp-intro'],
  ['fiber_page', 'closing_title', 'fiber-closing-title'],
  ['fiber_page', 'closing_text', 'fiber-closing-text'],
] as const

/** A text as rich text: one paragraph with one text node. */
const richText = (value: string) => `jsonb_build_object('root', jsonb_build_object(
  'type', 'root', 'format', '', 'indent', 0, 'version', 1, 'direction', 'ltr',
  'children', jsonb_build_array(jsonb_build_object(
    'type', 'paragraph', 'format', '', 'indent', 0, 'version', 1, 'direction', 'ltr', 'textFormat', 0, 'textStyle', '',
    'children', jsonb_build_array(jsonb_build_object(
      'type', 'text', 'text', ${value}, 'mode', 'normal', 'style', '', 'detail', 0, 'format', 0, 'version', 1))))))`

/** Makes an element of a stored text, with the versions that it has had; an element that exists stays as it is. */
const copy = ([table, column, element]: (typeof moved)[number]) => `
  WITH made AS (
    INSERT INTO "content_elements" ("element_id", "page_id", "content", "updated_at", "created_at")
    SELECT '${element}', 'default', ${richText(`"${column}"`)}, coalesce("updated_at", now()), coalesce("created_at", now())
    FROM "${table}" WHERE "${column}" <> '' ORDER BY "id" LIMIT 1
    ON CONFLICT ("element_id") DO NOTHING
    RETURNING "id"
  ), said AS (
    SELECT "version_${column}" AS "text", "created_at" AS "at" FROM "_${table}_v"
    UNION ALL
    SELECT "${column}", coalesce("updated_at", now()) FROM "${table}"
  ), changed AS (
    SELECT "text", "at", lag("text") OVER (ORDER BY "at") AS "before" FROM said WHERE "text" <> ''
  )
  INSERT INTO "_content_elements_v" ("parent_id", "version_element_id", "version_page_id", "version_content",
    "version_updated_at", "version_created_at", "created_at", "updated_at")
  SELECT made."id", '${element}', 'default', ${richText('changed."text"')}, "at", "at", "at", "at"
  FROM made, changed WHERE "before" IS DISTINCT FROM "text" ORDER BY "at";`

/** The one gallery becomes the first of several. */
const copyGallery = `
  INSERT INTO "fiber_page_galleries" ("_order", "_parent_id", "id", "title")
  SELECT 1, "_parent_id", 'gallery-' || "_parent_id", 'Gallery' FROM "fiber_page_gallery" GROUP BY "_parent_id";
  INSERT INTO "fiber_page_galleries_pictures" ("_order", "_parent_id", "id", "picture_id", "caption")
  SELECT "_order", 'gallery-' || "_parent_id", "id", "picture_id", "caption" FROM "fiber_page_gallery";
  INSERT INTO "_fiber_page_v_version_galleries" ("_order", "_parent_id", "title", "_uuid")
  SELECT 1, "_parent_id", 'Gallery', 'gallery-' || "_parent_id" FROM "_fiber_page_v_version_gallery" GROUP BY "_parent_id";
  INSERT INTO "_fiber_page_v_version_galleries_pictures" ("_order", "_parent_id", "picture_id", "caption", "_uuid")
  SELECT old."_order", galleries."id", old."picture_id", old."caption", old."_uuid"
  FROM "_fiber_page_v_version_gallery" old
  JOIN "_fiber_page_v_version_galleries" galleries ON galleries."_parent_id" = old."_parent_id";`

/** The words of what is stored, for the list of the panel. */
const copyWords = `
  UPDATE "content_elements" SET "words" =
    (SELECT string_agg(one #>> '{}', ' ') FROM jsonb_path_query("content", 'strict $.**.text') AS one);
  UPDATE "_content_elements_v" SET "version_words" =
    (SELECT string_agg(one #>> '{}', ' ') FROM jsonb_path_query("version_content", 'strict $.**.text') AS one);`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content_elements" ADD COLUMN "words" varchar;
  ALTER TABLE "_content_elements_v" ADD COLUMN "version_words" varchar;
   CREATE TABLE "fiber_page_galleries_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"caption" varchar NOT NULL
  );
  
  CREATE TABLE "fiber_page_galleries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "_fiber_page_v_version_galleries_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"caption" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fiber_page_v_version_galleries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_avif_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_avif_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_avif_filename" varchar;
  ALTER TABLE "fiber_page_galleries_pictures" ADD CONSTRAINT "fiber_page_galleries_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fiber_page_galleries_pictures" ADD CONSTRAINT "fiber_page_galleries_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fiber_page_galleries" ADD CONSTRAINT "fiber_page_galleries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_galleries_pictures" ADD CONSTRAINT "_fiber_page_v_version_galleries_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_galleries_pictures" ADD CONSTRAINT "_fiber_page_v_version_galleries_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v_version_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_galleries" ADD CONSTRAINT "_fiber_page_v_version_galleries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fiber_page_galleries_pictures_order_idx" ON "fiber_page_galleries_pictures" USING btree ("_order");
  CREATE INDEX "fiber_page_galleries_pictures_parent_id_idx" ON "fiber_page_galleries_pictures" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_galleries_pictures_picture_idx" ON "fiber_page_galleries_pictures" USING btree ("picture_id");
  CREATE INDEX "fiber_page_galleries_order_idx" ON "fiber_page_galleries" USING btree ("_order");
  CREATE INDEX "fiber_page_galleries_parent_id_idx" ON "fiber_page_galleries" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_galleries_pictures_order_idx" ON "_fiber_page_v_version_galleries_pictures" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_galleries_pictures_parent_id_idx" ON "_fiber_page_v_version_galleries_pictures" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_galleries_pictures_picture_idx" ON "_fiber_page_v_version_galleries_pictures" USING btree ("picture_id");
  CREATE INDEX "_fiber_page_v_version_galleries_order_idx" ON "_fiber_page_v_version_galleries" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_galleries_parent_id_idx" ON "_fiber_page_v_version_galleries" USING btree ("_parent_id");
  CREATE INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx" ON "media" USING btree ("sizes_small_avif_filename");
  CREATE INDEX "media_sizes_medium_avif_sizes_medium_avif_filename_idx" ON "media" USING btree ("sizes_medium_avif_filename");
  CREATE INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx" ON "media" USING btree ("sizes_large_avif_filename");`)
  for (const one of moved) await db.execute(sql.raw(copy(one)))
  await db.execute(sql.raw(copyWords))
  await db.execute(sql.raw(copyGallery))
  await db.execute(sql`
   DROP TABLE "fiber_page_gallery" CASCADE;
  DROP TABLE "_fiber_page_v_version_gallery" CASCADE;
  ALTER TABLE "fiber_page" DROP COLUMN "title";
  ALTER TABLE "fiber_page" DROP COLUMN "intro";
  ALTER TABLE "fiber_page" DROP COLUMN "why_title";
  ALTER TABLE "fiber_page" DROP COLUMN "osp_title";
  ALTER TABLE "fiber_page" DROP COLUMN "osp_intro";
  ALTER TABLE "fiber_page" DROP COLUMN "isp_title";
  ALTER TABLE "fiber_page" DROP COLUMN "isp_intro";
  ALTER TABLE "fiber_page" DROP COLUMN "closing_title";
  ALTER TABLE "fiber_page" DROP COLUMN "closing_text";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_title";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_intro";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_why_title";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_osp_title";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_osp_intro";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_isp_title";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_isp_intro";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_closing_title";
  ALTER TABLE "_fiber_page_v" DROP COLUMN "version_closing_text";
  ALTER TABLE "contact_page" DROP COLUMN "title";
  ALTER TABLE "contact_page" DROP COLUMN "intro";
  ALTER TABLE "contact_page" DROP COLUMN "join_title";
  ALTER TABLE "contact_page" DROP COLUMN "join_text";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_title";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_intro";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_join_title";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_join_text";
  ALTER TABLE "careers_page" DROP COLUMN "title";
  ALTER TABLE "careers_page" DROP COLUMN "intro";
  ALTER TABLE "careers_page" DROP COLUMN "form_note";
  ALTER TABLE "_careers_page_v" DROP COLUMN "version_title";
  ALTER TABLE "_careers_page_v" DROP COLUMN "version_intro";
  ALTER TABLE "_careers_page_v" DROP COLUMN "version_form_note";`)
}

/** The elements keep the texts: the columns come back empty. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content_elements" DROP COLUMN "words";
  ALTER TABLE "_content_elements_v" DROP COLUMN "version_words";
   ALTER TABLE "fiber_page_galleries_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "fiber_page_galleries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fiber_page_v_version_galleries_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_fiber_page_v_version_galleries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fiber_page_galleries_pictures" CASCADE;
  DROP TABLE "fiber_page_galleries" CASCADE;
  DROP TABLE "_fiber_page_v_version_galleries_pictures" CASCADE;
  DROP TABLE "_fiber_page_v_version_galleries" CASCADE;
  DROP INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx";
  DROP INDEX "media_sizes_medium_avif_sizes_medium_avif_filename_idx";
  DROP INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_small_avif_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_avif_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_url";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_width";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_height";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_large_avif_filename";`)
  await db.execute(sql`
   CREATE TABLE "fiber_page_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar NOT NULL
  );
  
  CREATE TABLE "_fiber_page_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "fiber_page" ADD COLUMN "title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "why_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "osp_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "osp_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "isp_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "isp_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "closing_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page" ADD COLUMN "closing_text" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_why_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_osp_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_osp_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_isp_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_isp_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_closing_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_fiber_page_v" ADD COLUMN "version_closing_text" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "contact_page" ADD COLUMN "title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "contact_page" ADD COLUMN "intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "contact_page" ADD COLUMN "join_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "contact_page" ADD COLUMN "join_text" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_join_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_join_text" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "careers_page" ADD COLUMN "title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "careers_page" ADD COLUMN "intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "careers_page" ADD COLUMN "form_note" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_careers_page_v" ADD COLUMN "version_title" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_careers_page_v" ADD COLUMN "version_intro" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "_careers_page_v" ADD COLUMN "version_form_note" varchar DEFAULT '' NOT NULL;
  ALTER TABLE "fiber_page_gallery" ADD CONSTRAINT "fiber_page_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fiber_page_gallery" ADD CONSTRAINT "fiber_page_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fiber_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_gallery" ADD CONSTRAINT "_fiber_page_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_fiber_page_v_version_gallery" ADD CONSTRAINT "_fiber_page_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fiber_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fiber_page_gallery_order_idx" ON "fiber_page_gallery" USING btree ("_order");
  CREATE INDEX "fiber_page_gallery_parent_id_idx" ON "fiber_page_gallery" USING btree ("_parent_id");
  CREATE INDEX "fiber_page_gallery_picture_idx" ON "fiber_page_gallery" USING btree ("picture_id");
  CREATE INDEX "_fiber_page_v_version_gallery_order_idx" ON "_fiber_page_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_fiber_page_v_version_gallery_parent_id_idx" ON "_fiber_page_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_fiber_page_v_version_gallery_picture_idx" ON "_fiber_page_v_version_gallery" USING btree ("picture_id");`)
}
