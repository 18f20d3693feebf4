-- DropIndex
DROP INDEX "redirect_to_path_idx";

-- AlterTable
ALTER TABLE "page" ADD COLUMN     "binned_path" TEXT,
ADD COLUMN     "binned_with" TEXT,
ADD COLUMN     "changed_by_id" TEXT,
ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "page_translation" ADD COLUMN     "is_outdated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "links" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- A redirect names the page that has moved and not its new place: what led to no page any more goes.
ALTER TABLE "redirect" ADD COLUMN     "page_id" TEXT;
UPDATE "redirect" SET "page_id" = "page"."id" FROM "page" WHERE "page"."path" = "redirect"."to_path";
DELETE FROM "redirect" WHERE "page_id" IS NULL;
ALTER TABLE "redirect" DROP CONSTRAINT "redirect_to_path_form",
DROP CONSTRAINT "redirect_leads_elsewhere",
DROP COLUMN "to_path",
ALTER COLUMN "page_id" SET NOT NULL;

-- CreateIndex
CREATE INDEX "page_changed_by_id_idx" ON "page"("changed_by_id");

-- CreateIndex
CREATE INDEX "redirect_page_id_idx" ON "redirect"("page_id");

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_changed_by_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- From here on written by hand: what the schema file cannot say.

-- A page in the bin has no place: its path is one that no address can name, so that whoever reads by path, by parent or
-- by redirect cannot find it, and its own path is free for another page.
ALTER TABLE "page" DROP CONSTRAINT "page_path_form",
  ADD CONSTRAINT "page_path_form" CHECK (
    CASE WHEN "deleted_at" IS NULL
      THEN "is_page_path"("path") AND "binned_path" IS NULL AND "binned_with" IS NULL
      ELSE "path" = '/~/' || "id" AND "parent_id" IS NULL
        AND "binned_path" IS NOT NULL AND "is_page_path"("binned_path") AND "binned_with" IS NOT NULL
    END);

-- What a search among pages looks at: the path, and the titles in all languages.
CREATE FUNCTION "page_is_described"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search_text" := lower(concat_ws(E'\n', coalesce(NEW."binned_path", NEW."path"),
    (SELECT string_agg("title", E'\n') FROM "page_translation" WHERE "page_id" = NEW."id")));
  RETURN NEW;
END
$$;

CREATE TRIGGER "page_is_described" BEFORE INSERT OR UPDATE OF "path", "search_text" ON "page"
  FOR EACH ROW EXECUTE FUNCTION "page_is_described"();

CREATE FUNCTION "page_translation_describes_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "page" SET "search_text" = '' WHERE "id" = coalesce(NEW."page_id", OLD."page_id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "page_translation_describes_page" AFTER INSERT OR DELETE ON "page_translation"
  FOR EACH ROW EXECUTE FUNCTION "page_translation_describes_page"();

CREATE TRIGGER "page_translation_title_describes_page" AFTER UPDATE OF "title" ON "page_translation"
  FOR EACH ROW WHEN (NEW."title" IS DISTINCT FROM OLD."title")
  EXECUTE FUNCTION "page_translation_describes_page"();

UPDATE "page" SET "search_text" = '', "updated_at" = greatest("updated_at",
  (SELECT max("updated_at") FROM "page_translation" WHERE "page_id" = "page"."id"));

-- What contents of earlier saves name, near enough: the next save of each says it exactly.
UPDATE "page_translation" SET "links" = ARRAY(
  SELECT DISTINCT coalesce(nullif(regexp_replace(regexp_replace("found"[1],
      '^/(' || (SELECT string_agg("code", '|') FROM "language") || ')(?=/|$)', ''),
      '(/[^/]*=[^/]*)?/*$', ''), ''), '/')
    FROM regexp_matches("content"::text, '"(/[^"\\?#\s<>]{0,255})["\\?#]', 'g') AS "found");

ALTER TABLE "page_translation" ALTER COLUMN "links" SET NOT NULL;

CREATE INDEX "page_translation_links" ON "page_translation" USING gin ("links") WITH (fastupdate = off);

-- One index for each way to look through the pages; what is in the bin is in none of them.
CREATE INDEX "page_changed" ON "page" ("updated_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "page_binned" ON "page" ("deleted_at" DESC, "id" DESC) WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "page_binned_with" ON "page" ("binned_with") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "page_translation_by_title" ON "page_translation" ("language_id", left(lower("title"), 100), "page_id");
CREATE INDEX "page_translation_outdated" ON "page_translation" ("language_id", "page_id") WHERE "is_outdated";
