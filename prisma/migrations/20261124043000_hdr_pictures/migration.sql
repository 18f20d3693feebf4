-- AlterTable
ALTER TABLE "media_item" ADD COLUMN     "is_hdr" BOOLEAN NOT NULL DEFAULT false;
