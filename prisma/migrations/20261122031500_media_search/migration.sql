-- Names that cameras give are made of the same few digits: three neighbours tell them apart where two do not. A name that
-- its pathname ends with is looked at once.

DROP INDEX "media_item_search";

CREATE OR REPLACE FUNCTION "media_grams"("of_text" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_to_array("of_text", NULL)
      || array_agg("one" || "two")
      || array_agg("one" || "two" || "three") FILTER (WHERE "three" IS NOT NULL)
    FROM unnest(
      string_to_array("of_text", NULL), string_to_array(substr("of_text", 2), NULL), string_to_array(substr("of_text", 3), NULL)
    ) AS "run"("one", "two", "three")
    WHERE "two" IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION "media_grams_of_search"("asked" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN char_length("asked") <= 3 THEN ARRAY["asked"] ELSE (
    SELECT array_agg("one" || "two" || "three")
      FROM unnest(
        string_to_array("asked", NULL), string_to_array(substr("asked", 2), NULL), string_to_array(substr("asked", 3), NULL)
      ) AS "run"("one", "two", "three")
      WHERE "three" IS NOT NULL
  ) END
$$;

CREATE OR REPLACE FUNCTION "media_item_is_described"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."name" = '' THEN
    NEW."name" := regexp_replace(NEW."pathname", '^.*/', '');
  END IF;
  NEW."file_group" := "media_file_group"(NEW."pathname");
  NEW."search_text" := lower(CASE
    WHEN right(NEW."pathname", char_length(NEW."name")) = NEW."name" THEN NEW."pathname"
    ELSE NEW."name" || E'\n' || NEW."pathname"
  END);
  RETURN NEW;
END
$$;

UPDATE "media_item" SET "search_text" = '';

CREATE INDEX "media_item_search" ON "media_item" USING gin ("media_grams"("search_text")) WITH (fastupdate = off)
  WHERE "deleted_at" IS NULL;
