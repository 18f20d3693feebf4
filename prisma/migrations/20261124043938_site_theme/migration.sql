-- CreateTable
CREATE TABLE "site_theme" (
    "version" INTEGER NOT NULL,
    "theme" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author_id" TEXT,

    CONSTRAINT "site_theme_pkey" PRIMARY KEY ("version")
);

-- CreateIndex
CREATE INDEX "site_theme_author_id_idx" ON "site_theme"("author_id");

-- AddForeignKey
ALTER TABLE "site_theme" ADD CONSTRAINT "site_theme_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;
