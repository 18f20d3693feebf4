-- What the owner has said of the first steps, and what the removal of the demonstration changed.
CREATE TABLE "first_steps" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_put_aside" BOOLEAN NOT NULL DEFAULT false,
    "settled" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "removal" JSONB,

    CONSTRAINT "first_steps_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "first_steps_one_row" CHECK ("id" = 1)
);

-- What came with the demonstration.
ALTER TABLE "page" ADD COLUMN "demonstration" TEXT;
ALTER TABLE "media_item" ADD COLUMN "is_demonstration" BOOLEAN NOT NULL DEFAULT false;

-- Sites that are older: only the demonstration has ever been written with ids of this version, and by nobody.
UPDATE "page" p SET "demonstration" = coalesce(p."binned_path", p."path")
  WHERE substr(p."id", 15, 1) = '4'
    AND EXISTS (
      SELECT FROM "revision" r JOIN "page_translation" t ON t."id" = r."translation_id"
        WHERE t."page_id" = p."id" AND r."version" = 1 AND r."author_id" IS NULL);
UPDATE "media_item" m SET "is_demonstration" = true
  WHERE m."created_by_id" IS NULL
    AND EXISTS (
      SELECT FROM "revision" r
        JOIN "page_translation" t ON t."id" = r."translation_id"
        JOIN "page" p ON p."id" = t."page_id"
        WHERE p."demonstration" IS NOT NULL AND r."version" = 1 AND r."author_id" IS NULL
          AND r."media" @> ARRAY[m."pathname"]);
