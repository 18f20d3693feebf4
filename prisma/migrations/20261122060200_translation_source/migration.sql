-- AlterTable
ALTER TABLE "translation" ADD COLUMN "source" TEXT;

-- From here on written by hand: what the schema file cannot say.

ALTER TABLE "translation" ADD CONSTRAINT "translation_source_length" CHECK (char_length("source") <= 10000);

-- A move within a long namespace touches thousands of rows. Each of them took the language's lock anew and, at the commit,
-- had the whole namespace counted: both are now done once. What has been done is noted for the transaction; going back
-- to a savepoint, which lets go of the lock, takes the note back too. Any further change voids the note of the count.
CREATE OR REPLACE FUNCTION "translation_language_is_locked"("of_language" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('translations.locked', true) IS DISTINCT FROM "of_language" THEN
    PERFORM 1 FROM "language" WHERE "id" = "of_language" FOR NO KEY UPDATE;
    PERFORM set_config('translations.locked', "of_language", true);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION "translation_order_takes_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('translations.counted', true) <> '' THEN
    PERFORM set_config('translations.counted', '', true);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM "translation_language_is_locked"(OLD."language_id");
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  PERFORM "translation_language_is_locked"(NEW."language_id");
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION "translation_order_is_dense"("of_language" text, "of_namespace" text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  "place" text := "of_language" || E'\n' || "of_namespace";
BEGIN
  IF current_setting('translations.counted', true) = "place" THEN
    RETURN;
  END IF;
  PERFORM 1 FROM "translation"
    WHERE "language_id" = "of_language" AND "namespace" = "of_namespace"
    HAVING count(*) > 0 AND (min("position") <> 0 OR max("position") <> count(*) - 1);
  IF FOUND THEN
    RAISE EXCEPTION 'the order of the texts must be dense'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'translation_order_is_dense', TABLE = 'translation';
  END IF;
  PERFORM set_config('translations.counted', "place", true);
END
$$;
