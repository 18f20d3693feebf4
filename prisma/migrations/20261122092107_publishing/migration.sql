-- AlterTable
ALTER TABLE "page" ADD COLUMN     "share_picture_id" TEXT;

-- AlterTable
ALTER TABLE "page_translation" ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_problem" TEXT,
ADD COLUMN     "published_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "page_draft" (
    "translation_id" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "content" JSON NOT NULL,
    "base_version" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author_id" TEXT,

    CONSTRAINT "page_draft_pkey" PRIMARY KEY ("translation_id")
);

-- CreateTable
CREATE TABLE "preview_link" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "language_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" TEXT,

    CONSTRAINT "preview_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_change" (
    "id" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author_id" TEXT,

    CONSTRAINT "page_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "page_draft_author_id_idx" ON "page_draft"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "preview_link_token_hash_key" ON "preview_link"("token_hash");

-- CreateIndex
CREATE INDEX "preview_link_page_id_idx" ON "preview_link"("page_id");

-- CreateIndex
CREATE INDEX "preview_link_language_id_idx" ON "preview_link"("language_id");

-- CreateIndex
CREATE INDEX "preview_link_created_by_id_idx" ON "preview_link"("created_by_id");

-- CreateIndex
CREATE INDEX "preview_link_expires_at_idx" ON "preview_link"("expires_at");

-- CreateIndex
CREATE INDEX "page_change_page_id_at_idx" ON "page_change"("page_id", "at");

-- CreateIndex
CREATE INDEX "page_change_author_id_idx" ON "page_change"("author_id");

-- CreateIndex
CREATE INDEX "page_share_picture_id_idx" ON "page"("share_picture_id");

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_share_picture_id_fkey" FOREIGN KEY ("share_picture_id") REFERENCES "media_item"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_translation_id_fkey" FOREIGN KEY ("translation_id") REFERENCES "page_translation"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page_draft" ADD CONSTRAINT "page_draft_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page_change" ADD CONSTRAINT "page_change_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page_change" ADD CONSTRAINT "page_change_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- From here on written by hand: what the schema file cannot say.

-- What was there before has been public since it was made.
UPDATE "page_translation" SET "published_at" = "created_at";

ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_publish_problem" CHECK (
  "publish_problem" IN ('conflict', 'invalid'));

-- A preview link ends, and not later than a month after it was made.
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_ends" CHECK (
  "expires_at" > "created_at" AND "expires_at" <= "created_at" + interval '31 days');

CREATE INDEX "page_translation_due" ON "page_translation" ("publish_at") WHERE "publish_at" IS NOT NULL;
CREATE INDEX "page_translation_private" ON "page_translation" ("page_id") WHERE "published_at" IS NULL;
