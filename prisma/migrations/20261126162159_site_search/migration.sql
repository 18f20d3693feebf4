-- CreateTable
CREATE TABLE "search_entry" (
    "translation_id" TEXT NOT NULL,
    "stamp" INTEGER NOT NULL DEFAULT 0,
    "words" tsvector,
    "title_words" tsvector,
    "said" TEXT NOT NULL DEFAULT '',
    "cover" TEXT,
    "year" INTEGER,

    CONSTRAINT "search_entry_pkey" PRIMARY KEY ("translation_id")
);

-- CreateTable
CREATE TABLE "search_word" (
    "language_id" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "shortened" TEXT[],

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("language_id","word")
);

-- CreateIndex
CREATE INDEX "search_entry_words" ON "search_entry" USING GIN ("words");

-- CreateIndex
CREATE INDEX "search_word_shortened" ON "search_word" USING GIN ("shortened");

-- AddForeignKey
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_translation_id_fkey" FOREIGN KEY ("translation_id") REFERENCES "page_translation"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "search_word" ADD CONSTRAINT "search_word_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- From here on written by hand: what the schema file cannot say.

-- A text that is new or has changed is read again when somebody searches.
CREATE FUNCTION "search_entry_is_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_entry" ("translation_id") VALUES (NEW."id")
    ON CONFLICT ("translation_id") DO UPDATE SET "stamp" = "search_entry"."stamp" + 1, "words" = NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER "search_entry_is_due" AFTER INSERT OR UPDATE OF "title", "description", "keywords", "content"
  ON "page_translation" FOR EACH ROW EXECUTE FUNCTION "search_entry_is_due"();

INSERT INTO "search_entry" ("translation_id") SELECT "id" FROM "page_translation";

CREATE INDEX "search_entry_due" ON "search_entry" ("translation_id") WHERE "words" IS NULL;
