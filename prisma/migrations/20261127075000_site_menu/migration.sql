-- CreateTable
CREATE TABLE "site_menu" (
    "version" INTEGER NOT NULL,
    "menu" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author_id" TEXT,

    CONSTRAINT "site_menu_pkey" PRIMARY KEY ("version")
);

-- CreateIndex
CREATE INDEX "site_menu_author_id_idx" ON "site_menu"("author_id");

-- AddForeignKey
ALTER TABLE "site_menu" ADD CONSTRAINT "site_menu_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;
