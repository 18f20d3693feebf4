-- AlterTable
ALTER TABLE "media_item" ADD COLUMN     "brightness" TEXT;
