-- CreateTable
CREATE TABLE "search_entry" (
    "translation_id" TEXT NOT NULL,
    "words" tsvector NOT NULL,
    "said" TEXT NOT NULL,
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

-- What a search looks at is made anew from a text that has changed.
CREATE FUNCTION "search_entry_is_old"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "search_entry" WHERE "translation_id" = NEW."id";
  RETURN NULL;
END
$$;

CREATE TRIGGER "search_entry_is_old" AFTER UPDATE OF "title", "description", "keywords", "content" ON "page_translation"
  FOR EACH ROW EXECUTE FUNCTION "search_entry_is_old"();
