-- AlterTable
ALTER TABLE "revision" ADD COLUMN     "media" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- From here on written by hand: what the schema file cannot say.

-- The addresses of files that a content names, behind `/media/` and as they are written there: a file is looked for in
-- each way in which its address can be. No pathname is as long as what is cut off.
CREATE FUNCTION "named_media"("content" json) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left("found"[1], 600)), ARRAY[]::text[])
    FROM regexp_matches("content"::text, '/media/([^"\\?#\s<>&]+)', 'g') AS "found"
$$;

CREATE FUNCTION "revision_names_media"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."media" := "named_media"(NEW."content");
  RETURN NEW;
END
$$;

CREATE TRIGGER "revision_names_media" BEFORE INSERT OR UPDATE OF "content", "media" ON "revision"
  FOR EACH ROW EXECUTE FUNCTION "revision_names_media"();

UPDATE "revision" SET "media" = ARRAY[]::text[];

ALTER TABLE "revision" ALTER COLUMN "media" SET NOT NULL;

CREATE INDEX "revision_media" ON "revision" USING gin ("media") WITH (fastupdate = off);

-- AVIF is a picture, as lib/domain/media/file-types has it.
CREATE OR REPLACE FUNCTION "media_file_group"("pathname" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN "pathname" ~* '\.(jpg|jpeg|png|gif|webp|avif|svg|bmp)$' THEN 'images'
    WHEN "pathname" ~* '\.(mp4|webm|ogg|mov|avi|mkv)$' THEN 'videos'
    ELSE 'documents'
  END
$$;

-- A search finds a file also by what is said of it, in every language.
DROP INDEX "media_item_search";

CREATE FUNCTION "media_texts"("by_language" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg("value", E'\n' ORDER BY "key")
    FROM jsonb_each_text(CASE WHEN jsonb_typeof("by_language") = 'object' THEN "by_language" ELSE '{}' END)
$$;

CREATE OR REPLACE FUNCTION "media_item_is_described"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."name" = '' THEN
    NEW."name" := regexp_replace(NEW."pathname", '^.*/', '');
  END IF;
  NEW."file_group" := "media_file_group"(NEW."pathname");
  NEW."search_text" := lower(normalize(concat_ws(E'\n',
    CASE WHEN right(NEW."pathname", char_length(NEW."name")) <> NEW."name" THEN NEW."name" END,
    NEW."pathname", "media_texts"(NEW."alts"), "media_texts"(NEW."captions"))));
  RETURN NEW;
END
$$;

DROP TRIGGER "media_item_is_described" ON "media_item";
CREATE TRIGGER "media_item_is_described"
  BEFORE INSERT OR UPDATE OF "pathname", "name", "alts", "captions", "file_group", "search_text"
  ON "media_item" FOR EACH ROW EXECUTE FUNCTION "media_item_is_described"();

UPDATE "media_item" SET "search_text" = '';

CREATE INDEX "media_item_search" ON "media_item" USING gin ("media_grams"("search_text")) WITH (fastupdate = off)
  WHERE "deleted_at" IS NULL;
