-- AlterTable
ALTER TABLE "page_translation" ADD COLUMN     "translated_blocks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "untranslated" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "word_blocks" INTEGER;

-- From here on written by hand: what the schema file cannot say.

-- What nobody has counted yet is looked for every few seconds.
CREATE INDEX "page_translation_uncounted" ON "page_translation" ("id") WHERE "word_blocks" IS NULL;
