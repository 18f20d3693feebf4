-- DropIndex
DROP INDEX "media_item_uploaded_at_id_idx";

-- AlterTable
ALTER TABLE "media_item"
ADD COLUMN     "alts" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "captions" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "file_group" TEXT NOT NULL DEFAULT 'documents',
ADD COLUMN     "focal_x" DOUBLE PRECISION,
ADD COLUMN     "focal_y" DOUBLE PRECISION,
ADD COLUMN     "folder" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "is_decorative" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "poster" TEXT,
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- From here on written by hand: what the schema file cannot say.

-- One alternative text becomes that of the default language.
UPDATE "media_item" SET "alts" = jsonb_build_object("language"."code", "alt")
  FROM "site_setting" JOIN "language" ON "language"."id" = "site_setting"."default_language_id"
  WHERE "alt" <> '';
ALTER TABLE "media_item" DROP COLUMN "alt";

-- The group by extension (specification §3 "File type detection"), as lib/domain/media/file-types has it.
CREATE FUNCTION "media_file_group"("pathname" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN "pathname" ~* '\.(jpg|jpeg|png|gif|webp|svg|bmp)$' THEN 'images'
    WHEN "pathname" ~* '\.(mp4|webm|ogg|mov|avi|mkv)$' THEN 'videos'
    ELSE 'documents'
  END
$$;

-- Every character of a text and every pair of neighbours. An index of these finds any part of a name, of one letter
-- or more and in any script, on each engine alike and without an extension of the database.
CREATE FUNCTION "media_grams"("of_text" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_to_array("of_text", NULL) || array_agg("one" || "next")
    FROM unnest(string_to_array("of_text", NULL), string_to_array(substr("of_text", 2), NULL)) AS "pair"("one", "next")
    WHERE "next" IS NOT NULL
$$;

-- What a text that holds the asked one must have in that index.
CREATE FUNCTION "media_grams_of_search"("asked" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN char_length("asked") < 2 THEN string_to_array("asked", NULL) ELSE (
    SELECT array_agg("one" || "next")
      FROM unnest(string_to_array("asked", NULL), string_to_array(substr("asked", 2), NULL)) AS "pair"("one", "next")
      WHERE "next" IS NOT NULL
  ) END
$$;

CREATE FUNCTION "media_item_is_described"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."name" = '' THEN
    NEW."name" := regexp_replace(NEW."pathname", '^.*/', '');
  END IF;
  NEW."file_group" := "media_file_group"(NEW."pathname");
  NEW."search_text" := lower(NEW."name" || E'\n' || NEW."pathname");
  RETURN NEW;
END
$$;

CREATE TRIGGER "media_item_is_described" BEFORE INSERT OR UPDATE OF "pathname", "name", "file_group", "search_text"
  ON "media_item" FOR EACH ROW EXECUTE FUNCTION "media_item_is_described"();

UPDATE "media_item" SET "name" = '';

ALTER TABLE "media_item"
  ADD CONSTRAINT "media_item_name_length" CHECK (char_length("name") BETWEEN 1 AND 200),
  ADD CONSTRAINT "media_item_folder_length" CHECK (char_length("folder") <= 80),
  ADD CONSTRAINT "media_item_texts_are_objects"
    CHECK (jsonb_typeof("alts") = 'object' AND jsonb_typeof("captions") = 'object'),
  ADD CONSTRAINT "media_item_focal_point" CHECK (
    ("focal_x" IS NULL AND "focal_y" IS NULL)
    OR ("focal_x" IS NOT NULL AND "focal_y" IS NOT NULL AND "focal_x" BETWEEN 0 AND 1 AND "focal_y" BETWEEN 0 AND 1));

-- One index for each way to look through the library; what is in the bin is in none of them.
CREATE INDEX "media_item_newest" ON "media_item" ("uploaded_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "media_item_group_newest" ON "media_item" ("file_group", "uploaded_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL;
CREATE INDEX "media_item_folder_newest" ON "media_item" ("folder", "uploaded_at" DESC, "id" DESC)
  WHERE "deleted_at" IS NULL;
CREATE INDEX "media_item_by_name" ON "media_item" (lower("name"), "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "media_item_largest" ON "media_item" ("size" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "media_item_binned" ON "media_item" ("deleted_at", "id") WHERE "deleted_at" IS NOT NULL;
-- Nothing waits in a list before it is sorted in: every search would have to look through that list as well.
CREATE INDEX "media_item_search" ON "media_item" USING gin ("media_grams"("search_text")) WITH (fastupdate = off)
  WHERE "deleted_at" IS NULL;
