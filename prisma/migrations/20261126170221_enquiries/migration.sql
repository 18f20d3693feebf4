-- AlterTable
ALTER TABLE "contact_message" ADD COLUMN     "about" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "about_page_id" TEXT;

-- CreateIndex
CREATE INDEX "contact_message_about_page_id_idx" ON "contact_message"("about_page_id");

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_about_page_id_fkey" FOREIGN KEY ("about_page_id") REFERENCES "page"("id") ON DELETE SET NULL ON UPDATE RESTRICT;
